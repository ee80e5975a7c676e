/** Options of a formatter: which are offered, what they accept, what differs from their defaults. */
import type { FormatterData, KnownOption } from "./playground-data.ts";

export type OptionValues = Record<string, unknown>;

export interface OptionGroup {
  category: string;
  options: KnownOption[];
}

/** The parser has a place of its own; the others only make sense together with a caret or a selection. */
const ELSEWHERE = ["parser", "cursorOffset", "rangeStart", "rangeEnd"];
/** In this order within a category: controls of one kind stand below each other. */
const PANEL_TYPES = ["int", "boolean", "choice"];
/** As the documentation of the formatter orders them; a category that it may get one day comes last. */
const CATEGORIES = ["Global", "Common", "JavaScript", "HTML"];
const LAST_CATEGORY = "Special";

export function groupOptions({ options }: Pick<FormatterData, "options">): OptionGroup[] {
  const offered = PANEL_TYPES.flatMap((type) =>
    options.filter((option) => option.type === type && !ELSEWHERE.includes(option.name)),
  );
  const found = new Set(offered.map(getCategory));
  const known = [
    ...CATEGORIES,
    ...[...found].filter((name) => name !== LAST_CATEGORY && !CATEGORIES.includes(name)),
    LAST_CATEGORY,
  ];
  return known
    .filter((category) => found.has(category))
    .map((category) => ({ category, options: offered.filter((option) => getCategory(option) === category) }));
}

function getCategory(option: KnownOption): string {
  return option.category ?? LAST_CATEGORY;
}

/** The flag that changes something: `--no-semi`, because semicolons are the default. */
export function getFlag({ name, type, default: value }: KnownOption): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return type === "boolean" && value === true ? `--no-${kebab}` : `--${kebab}`;
}

export function isValidValue(option: KnownOption, value: unknown): boolean {
  if (option.type === "boolean") return typeof value === "boolean";
  if (option.type === "choice") return option.choices?.some((choice) => choice.value === value) ?? false;
  if (option.type !== "int" || !Number.isInteger(value)) return false;
  const { start, end } = option.range ?? { start: null, end: null };
  return (
    (value as number) >= (start ?? Number.NEGATIVE_INFINITY) && (value as number) <= (end ?? Number.POSITIVE_INFINITY)
  );
}

/** What the formatter would accept of values from anywhere, and the names of the rest. */
export function readOptions(values: OptionValues, known: KnownOption[]): { options: OptionValues; ignored: string[] } {
  const isUsable = ([name, value]: [string, unknown]) =>
    known.some((option) => option.name === name && isValidValue(option, value));
  const entries = Object.entries(values);
  return {
    options: keepChanged(Object.fromEntries(entries.filter(isUsable)), known),
    ignored: entries.filter((entry) => !isUsable(entry)).map(([name]) => name),
  };
}

/** A default that is written down would stay when the formatter's own default moves on. */
export function keepChanged(values: OptionValues, known: KnownOption[]): OptionValues {
  const isChanged = ([name, value]: [string, unknown]) =>
    known.find((option) => option.name === name)?.default !== value;
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}
