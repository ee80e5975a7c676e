/** Breaks a title into lines by an estimate of its width: good enough for a picture, and no font has to be read for it. */

/** Shares of the font size, for a bold grotesque. */
const WIDTHS: [RegExp, number][] = [
  [/[ilj|!.,:;'’`]/, 0.28],
  [/[ftr()[\]/\s-]/, 0.38],
  [/[mw%@]/i, 0.92],
  [/[A-Z\d&]/, 0.68],
];
const ORDINARY = 0.59;

export function estimateWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? ORDINARY),
    0,
  );
}

export interface Wrapped {
  size: number;
  lines: string[];
}

/** The largest of the sizes at which the title needs no more than its number of lines; the last one cuts what is left over. */
export function wrapTitle(title: string, width: number, sizes: { size: number; lines: number }[]): Wrapped {
  for (const { size, lines } of sizes) {
    const wrapped = wrapWords(title, width / size);
    if (wrapped.length <= lines && wrapped.every((line) => estimateWidth(line) <= width / size))
      return { size, lines: wrapped };
  }
  const { size, lines } = sizes.at(-1)!;
  const wrapped = wrapWords(title, width / size);
  if (wrapped.length <= lines) return { size, lines: wrapped };
  return { size, lines: [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1]!}…`] };
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
