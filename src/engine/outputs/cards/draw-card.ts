/** Draws the social card of a page as SVG: the title on a dark background, beside ragged lines of code that become an even block. */
import { drawLogo, LOGO_COLORS, LOGO_INK, LOGO_SIZE } from "../../../shared/logo.ts";
import { escapeHtml } from "../../base/escape-html.ts";

const CARD_SIZE = { width: 1200, height: 630 };

export interface Card {
  siteTitle: string;
  title: string;
  /** The kind of page, with a version or a date. It is shown in small letters above the title. */
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
const KIND_SIZE = 30;
const BOTTOM = 84;
/** Space below the last line of a title for letters with descenders, as a share of the font size. */
const DESCENT = 0.3;
const COLORS = Object.values(LOGO_COLORS);
const BAR = 16;
const ROW = 34;
const MARGIN = 76;
const BARS_WIDTH = 190;
const BARS_LEFT = CARD_SIZE.width - 72 - BARS_WIDTH;
/** A ragged line may be as long as this. */
const LONGEST_BAR = 226;
/** Letters may reach beyond their place and be wider than estimated. A part should be no larger than that: its pixels take the time. */
const TEXT_MARGIN = 24;
const TEXT_REACH = 1.2;

/** A part of a card, drawn as a separate picture. */
export interface CardPart {
  x: number;
  y: number;
  svg: string;
}

export interface DrawnCard {
  /** The largest part, as SVG. It is the same for all cards, so it has to be rendered only once. */
  base: string;
  /** What differs between cards. */
  parts: CardPart[];
}

export function drawCard({ siteTitle, title, kind, accent }: Card): DrawnCard {
  const { width, height } = CARD_SIZE;
  const { size, lines } = wrapTitle(title, TEXT_WIDTH, SIZES);
  const lineHeight = Math.round(size * 1.14);
  const bottom = height - BOTTOM;
  const first = bottom - (lines.length - 1) * lineHeight;
  const rows = lines.map(
    (line, index) => `<tspan x="${LEFT}" y="${first + index * lineHeight}">${escapeHtml(line)}</tspan>`,
  );
  const kindY = first - size - 22;
  const texts = `<text x="${LEFT}" y="${kindY}" font-size="${KIND_SIZE}" font-weight="500" fill="${LOGO_COLORS[accent]}">${escapeHtml(kind)}</text>
<text font-size="${size}" font-weight="700" fill="#fff" letter-spacing="-1">${rows.join("")}</text>`;
  const name = `<g transform="translate(${LEFT} 72) scale(${48 / LOGO_SIZE})">${drawLogo()}</g>
<text x="${LEFT + 68}" y="109" font-size="38" font-weight="700" fill="#fff">${escapeHtml(siteTitle)}</text>`;
  const top = kindY - 36;
  const widest = Math.max(estimateWidth(kind) * KIND_SIZE, ...lines.map((line) => estimateWidth(line) * size));
  const textWidth = Math.ceil(widest * TEXT_REACH) + 2 * TEXT_MARGIN;
  const textLeft = LEFT - TEXT_MARGIN;
  return {
    base: drawPart(name, { x: 0, y: 0, width, height }).svg,
    parts: [
      drawPart(drawLines(title), {
        x: BARS_LEFT,
        y: MARGIN,
        width: LONGEST_BAR,
        height: height - 2 * MARGIN + BAR,
      }),
      drawPart(texts, {
        x: textLeft,
        y: top,
        width: Math.min(textWidth, BARS_LEFT - textLeft),
        height: Math.ceil(bottom + size * DESCENT) - top,
      }),
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

/** Lines of code at the right edge. They differ from card to card: the upper ones are ragged, the lower ones have the same length. */
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

/** Random numbers that are the same for the same text, so that a card only changes when its page does. */
function createRandom(seed: string): () => number {
  let state = [...seed].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** Estimated widths of characters in a bold font, as shares of the font size. They suffice for a card, and no font has to be read. */
const WIDTHS: [RegExp, number][] = [
  [/[ilj|!.,:;'’`]/, 0.28],
  [/[ftr()[\]/\s-]/, 0.38],
  [/[mw%@]/i, 0.92],
  [/[A-Z\d&]/, 0.68],
];
const USUAL_WIDTH = 0.59;

export function estimateWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? USUAL_WIDTH),
    0,
  );
}

interface Wrapped {
  size: number;
  lines: string[];
}

/** Chooses the largest size at which the title fits into the number of lines of that size. If none fits, the title is shortened. */
export function wrapTitle(title: string, width: number, sizes: { size: number; lines: number }[]): Wrapped {
  for (const { size, lines } of sizes) {
    const wrapped = wrapWords(title, width / size);
    if (wrapped.length <= lines && wrapped.every((line) => estimateWidth(line) <= width / size))
      return { size, lines: wrapped };
  }
  // `!`: there is at least one size.
  const { size, lines } = sizes.at(-1)!;
  const wrapped = wrapWords(title, width / size);
  if (wrapped.length <= lines) return { size, lines: wrapped };
  return { size, lines: [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1]}…`] };
}

function wrapWords(title: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0 || estimateWidth(longer) > limit) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
