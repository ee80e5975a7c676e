/** The grounds that logos stand on, as in `tokens.css`. */
const PAPER = { light: "ffffff", dark: "111c23" };
/** What graphics need to be told from their ground (WCAG 1.4.11). */
const ENOUGH = 3;
const STEP = 0.04;

/** A brand's color, moved towards black or white until it can be seen on paper: as one CSS color for both modes. */
export function adaptColor(hex: string): string {
  const light = contrastWith(PAPER.light, hex, "000000");
  const dark = contrastWith(PAPER.dark, hex, "ffffff");
  return light === dark ? `#${light}` : `light-dark(#${light},#${dark})`;
}

function contrastWith(ground: string, hex: string, target: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(hex, target, share);
    if (getContrast(mixed, ground) >= ENOUGH) return mixed;
  }
  return target;
}

function mix(hex: string, target: string, share: number): string {
  const to = toChannels(target);
  return toChannels(hex)
    .map((value, index) => Math.round(value + (to[index]! - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");
}

export function getContrast(one: string, other: string): number {
  const [bright, dim] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (bright! + 0.05) / (dim! + 0.05);
}

function getLuminance(hex: string): number {
  const [red, green, blue] = toChannels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function toChannels(hex: string): number[] {
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
