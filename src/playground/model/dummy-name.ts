/** A made-up name, for code that shall not tell what it is about. */
const WORDS = ["amber", "bay", "cliff", "dune", "ebb", "foam", "gull", "hull", "isle", "jetty", "kelp", "lagoon"];
const COUNT = 3;

export function createDummyName(random: () => number = Math.random): string {
  const words = Array.from({ length: COUNT }, () => WORDS[Math.floor(random() * WORDS.length)]!);
  return words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join("");
}
