/** Made-up docs in any number, to see how a site grows. */
export interface MadePage {
  /** Below the docs: `index`, `page-0` and so on. */
  name: string;
  title: string;
  description: string;
  body: string;
}

export function makePages(count: number): MadePage[] {
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? "index" : `page-${index - 1}`,
    title: `Page ${index}`,
    description: "One of many.",
    body: writeBody(index),
  }));
}

function writeBody(index: number): string {
  const paragraph = `Rule ${index} of the house: a line that is too long is broken where it reads best, and a short one is left alone. `;
  return [
    paragraph.repeat(3),
    "## What it looks like",
    "```js\nconst seats = [12, 40, 7].filter((count) => count > 10);\nconsole.log(seats.join());\n```",
    paragraph.repeat(4),
    "| Name | Value |\n| --- | --- |\n| width | 80 |\n| indent | 2 |",
    "## What it is for",
    paragraph.repeat(3),
  ].join("\n\n");
}
