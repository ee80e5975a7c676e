/**
 * The logo looks like a formatted function call seen from afar. Its four bars lie on a grid of 15 units, so that every edge falls
 * on a pixel at a size of 16 pixels. Components, icons and social images draw it from here.
 */
export const LOGO_SIZE = 15;
export const LOGO_BAR = 3;

interface LogoBar {
  color: keyof typeof LOGO_COLORS;
  x: number;
  y: number;
  width: number;
}

/** Chosen for a dark background, and visible on a light one, too. Components take the colors of the page instead. */
export const LOGO_COLORS = { coral: "#f47e74", amber: "#f6bd4b", violet: "#b79cf5", teal: "#4ec9bc" };
export const LOGO_INK = "#13212a";

export const LOGO_BARS: LogoBar[] = [
  { color: "coral", x: 0, y: 0, width: 10 },
  { color: "amber", x: 4, y: 4, width: 11 },
  { color: "violet", x: 4, y: 8, width: 11 },
  { color: "teal", x: 0, y: 12, width: 10 },
];

/** The bars as SVG, in a single color where an icon can have no more. */
export function drawLogo(color?: string): string {
  return LOGO_BARS.map(
    (bar) =>
      `<rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${LOGO_BAR}" rx="${LOGO_BAR / 2}" fill="${color ?? LOGO_COLORS[bar.color]}"/>`,
  ).join("");
}
