/** A page's card as SVGs: its title on ink, beside ragged lines of code that become an even block. */
import { drawLogo, LOGO_COLORS, LOGO_INK, LOGO_SIZE } from "../../../shared/logo.ts";
import { escapeHtml } from "../../base/escape-html.ts";
import { wrapTitle } from "./wrap-title.ts";

export const CARD_SIZE = { width: 1200, height: 630 };

export interface Card {
  siteTitle: string;
  title: string;
  /** What kind of page it is, with a version or a date: set small, above the title. */
  kind: string;
  accent: keyof typeof LOGO_COLORS;
}

const LEFT = 80;
const TEXT_WIDTH = 800;
const SIZES = [
  { size: 84, lines: 3 },
  { size: 68, lines: 4 },
  { size: 56, lines: 5 },
];
const BOTTOM = 84;
/** Below the last line of a title, for what hangs down. */
const DESCENT = 0.3;
const COLORS = Object.values(LOGO_COLORS);
const BAR = 16;
const ROW = 34;
const MARGIN = 76;
const BARS_WIDTH = 190;
const BARS_LEFT = CARD_SIZE.width - 72 - BARS_WIDTH;

/** A part of a card, as a picture of its own. */
export interface CardPart {
  x: number;
  y: number;
  svg: string;
}

/** The same for all cards, which is the largest part and so drawn once, and what each has for itself. */
export function drawCard({ siteTitle, title, kind, accent }: Card): { base: string; parts: CardPart[] } {
  const { width, height } = CARD_SIZE;
  const { size, lines } = wrapTitle(title, TEXT_WIDTH, SIZES);
  const lineHeight = Math.round(size * 1.14);
  const bottom = height - BOTTOM;
  const first = bottom - (lines.length - 1) * lineHeight;
  const rows = lines.map(
    (line, index) => `<tspan x="${LEFT}" y="${first + index * lineHeight}">${escapeHtml(line)}</tspan>`,
  );
  const kindY = first - size - 22;
  const texts = `<text x="${LEFT}" y="${kindY}" font-size="30" font-weight="500" fill="${LOGO_COLORS[accent]}">${escapeHtml(kind)}</text>
<text font-size="${size}" font-weight="700" fill="#fff" letter-spacing="-1">${rows.join("")}</text>`;
  const name = `<g transform="translate(${LEFT} 72) scale(${48 / LOGO_SIZE})">${drawLogo()}</g>
<text x="${LEFT + 68}" y="109" font-size="38" font-weight="700" fill="#fff">${escapeHtml(siteTitle)}</text>`;
  const top = kindY - 36;
  return {
    base: drawPart(name, { x: 0, y: 0, width, height }).svg,
    parts: [
      drawPart(drawLines(title), {
        x: BARS_LEFT,
        y: MARGIN,
        width: width - BARS_LEFT,
        height: height - 2 * MARGIN + BAR,
      }),
      drawPart(texts, { x: 0, y: top, width: BARS_LEFT, height: Math.ceil(bottom + size * DESCENT) - top }),
    ],
  };
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawPart(content: string, { x, y, width, height }: Area): CardPart {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" font-family="Manrope">
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${LOGO_INK}"/>
${content}
</svg>`;
  return { x, y, svg };
}

/** Lines of code at the right edge, other ones on every card: ragged above, of one length below. */
function drawLines(seed: string): string {
  const random = createRandom(seed);
  const count = Math.floor((CARD_SIZE.height - 2 * MARGIN) / ROW) + 1;
  const bars = Array.from({ length: count }, (_, index) => {
    const isEven = index >= count / 2;
    const indent = isEven ? (index % 4 === 0 || index === count - 1 ? 0 : 26) : Math.floor(random() * 70);
    const length = isEven ? BARS_WIDTH - indent : 60 + Math.floor(random() * (130 - indent / 2));
    const color = COLORS[Math.floor(random() * COLORS.length)];
    const opacity = isEven ? 0.9 : 0.45;
    return `<rect x="${BARS_LEFT + indent}" y="${MARGIN + index * ROW}" width="${length}" height="${BAR}" rx="${BAR / 2}" fill="${color}" opacity="${opacity}"/>`;
  });
  return bars.join("");
}

/** The same numbers for the same text, so that a card changes only with its page. */
function createRandom(seed: string): () => number {
  let state = [...seed].reduce((hash, character) => (Math.imul(hash, 31) + character.codePointAt(0)!) | 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}
