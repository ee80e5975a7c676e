/** Options that name places by their offset. The formatter counts characters as written, the editor each line break as one. */
import type { OfferedOption, OptionValues } from "./options.ts";
import type { FormatterData } from "./playground-data.ts";

/** As the editor counts. */
export interface Places {
  range?: { from: number; to: number } | undefined;
  caret?: number | undefined;
}

export const PLACE_OPTIONS = ["rangeStart", "rangeEnd", "cursorOffset"];

export function listPlaceOptions({ options, sections }: Pick<FormatterData, "options" | "sections">): OfferedOption[] {
  const links = new Map(sections.flatMap((section) => section.options.map(({ name, href }) => [name, href] as const)));
  return PLACE_OPTIONS.flatMap((name) => {
    const option = options.find((each) => each.name === name);
    return option ? [{ ...option, href: links.get(name) }] : [];
  });
}

export function findPlaces({ rangeStart, rangeEnd, cursorOffset }: OptionValues, content: string): Places | undefined {
  const hasRange = rangeStart !== undefined || rangeEnd !== undefined;
  if (!hasRange && cursorOffset === undefined) return undefined;
  return {
    range: hasRange
      ? {
          from: toPosition(content, (rangeStart ?? 0) as number),
          to: toPosition(content, (rangeEnd ?? content.length) as number),
        }
      : undefined,
    caret: cursorOffset === undefined ? undefined : toPosition(content, cursorOffset as number),
  };
}

export function toPosition(content: string, offset: number): number {
  return content.includes("\r") ? content.slice(0, offset).replace(/\r\n?/g, "\n").length : offset;
}

export function toOffset(content: string, position: number): number {
  let offset = position;
  for (const { index } of content.matchAll(/\r\n/g)) {
    if (index >= offset) break;
    offset++;
  }
  return offset;
}

/** The range for a second pass: the text after it is as long as before. The caret is dropped, because only the first pass moves it. */
export function moveRange({ cursorOffset: _caret, ...options }: OptionValues, growth: number): OptionValues {
  const { rangeEnd } = options;
  return typeof rangeEnd === "number" ? { ...options, rangeEnd: Math.max(0, rangeEnd + growth) } : options;
}
