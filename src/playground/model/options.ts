/** Options of a formatter: which are offered, what they accept, what differs from their defaults. */
import { DOC_EXPLORER } from "./doc-explorer.ts";
import type { FormatterData, KnownOption } from "./playground-data.ts";

export type OptionValues = Record<string, unknown>;

export interface OptionGroup {
  title: string;
  options: OfferedOption[];
}

export interface OfferedOption extends KnownOption {
  /** Where the docs tell about it. */
  href?: string;
}

/** Those have places of their own: see `parsers.ts` and `places.ts`. */
const ELSEWHERE = ["parser", "cursorOffset", "rangeStart", "rangeEnd"];
const PANEL_TYPES = ["int", "boolean", "choice", "string"];

/** In the order and under the headings of the docs. What the docs do not know yet comes last, under its category. */
export function groupOptions({ options, sections }: Pick<FormatterData, "options" | "sections">): OptionGroup[] {
  const offered = options.filter((option) => PANEL_TYPES.includes(option.type) && !ELSEWHERE.includes(option.name));
  const documented = sections.map(({ title, options: listed }) => ({
    title,
    options: listed.flatMap(({ name, href }) => {
      const option = offered.find((each) => each.name === name);
      return option ? [{ ...option, href }] : [];
    }),
  }));
  const known = new Set(documented.flatMap((group) => group.options.map((option) => option.name)));
  const rest = offered.filter((option) => !known.has(option.name));
  const categories = [...new Set(rest.map(getCategory))].map((title) => ({
    title,
    options: rest.filter((option) => getCategory(option) === title),
  }));
  return [...documented, ...categories].filter((group) => group.options.length > 0);
}

function getCategory(option: KnownOption): string {
  return option.category ?? "Special";
}

/** The flag that changes something: `--no-semi`, because semicolons are the default. */
export function getFlag({ name, type, default: value }: KnownOption): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return type === "boolean" && value === true ? `--no-${kebab}` : `--${kebab}`;
}

export function isValidValue(option: KnownOption, value: unknown): boolean {
  if (option.type === "boolean") return typeof value === "boolean";
  if (option.type === "string") return typeof value === "string";
  if (option.type === "choice") return listChoices(option).some((choice) => choice.value === value);
  if (option.type !== "int" || !Number.isInteger(value)) return false;
  const { start, end } = option.range ?? { start: null, end: null };
  return (
    (value as number) >= (start ?? Number.NEGATIVE_INFINITY) && (value as number) <= (end ?? Number.POSITIVE_INFINITY)
  );
}

/** The explorer is no parser of the formatter, but chosen like one. */
export function listChoices({ name, choices = [] }: KnownOption): NonNullable<KnownOption["choices"]> {
  return name === "parser" ? [...choices, { value: DOC_EXPLORER, description: "Doc explorer" }] : choices;
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
