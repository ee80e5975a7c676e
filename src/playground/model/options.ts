/** The options of a formatter: which are offered, what they accept, and which of them differ from their defaults. */
import type { FormatterData, KnownOption } from "./playground-data.ts";

export type OptionValues = Record<string, unknown>;

/** Chosen in place of a parser, as on prettier.io: the code is a doc, the formatter's intermediate form, written as calls of builders. */
export const DOC_EXPLORER = "doc-explorer";

interface OptionGroup {
  title: string;
  options: OfferedOption[];
}

export interface OfferedOption extends KnownOption {
  /** Its section in the docs. */
  href?: string | undefined;
}

/** These have their own controls: see `parsers.ts` and `places.ts`. */
const ELSEWHERE = ["parser", "cursorOffset", "rangeStart", "rangeEnd"];
const PANEL_TYPES = ["int", "boolean", "choice", "string"];

/** In the order and under the headings of the docs. Options without docs come last, under their category. */
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

/** The flag that changes the default. It is `--no-semi`, because semicolons are the default. */
export function getFlag({ name, type, default: value }: KnownOption): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return type === "boolean" && value === true ? `--no-${kebab}` : `--${kebab}`;
}

/** What the flag does. `--no-semi` does the opposite of the option. */
export function describeFlag({
  type,
  default: value,
  description,
  oppositeDescription,
}: KnownOption): string | undefined {
  return type === "boolean" && value === true ? (oppositeDescription ?? description) : description;
}

export function isValidValue(option: KnownOption, value: unknown): boolean {
  if (option.type === "boolean") return typeof value === "boolean";
  if (option.type === "string") return typeof value === "string";
  if (option.type === "choice") return listChoices(option).some((choice) => choice.value === value);
  if (option.type !== "int" || typeof value !== "number" || !Number.isInteger(value)) return false;
  const { start, end } = option.range ?? {};
  return value >= (start ?? Number.NEGATIVE_INFINITY) && value <= (end ?? Number.POSITIVE_INFINITY);
}

/** The doc explorer is not a parser of the formatter, but it is chosen like one. */
export function listChoices({ name, choices = [] }: KnownOption): NonNullable<KnownOption["choices"]> {
  return name === "parser" ? [...choices, { value: DOC_EXPLORER, description: "Doc explorer" }] : choices;
}

/** The values that the formatter accepts, and the names of the others. Values may come from anywhere. */
export function readOptions(values: OptionValues, known: KnownOption[]): { options: OptionValues; ignored: string[] } {
  const isUsable = ([name, value]: [string, unknown]) =>
    known.some((option) => option.name === name && isValidValue(option, value));
  const entries = Object.entries(values);
  return {
    options: keepChanged(Object.fromEntries(entries.filter(isUsable)), known),
    ignored: entries.filter((entry) => !isUsable(entry)).map(([name]) => name),
  };
}

/** Drops defaults: one that was kept would stay the same when the formatter changes its default. */
export function keepChanged(values: OptionValues, known: KnownOption[]): OptionValues {
  const isChanged = ([name, value]: [string, unknown]) =>
    known.find((option) => option.name === name)?.default !== value;
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

const TRUE_FALSE: Record<string, [whenTrue: string, whenFalse: string]> = {
  proseWrap: ["always", "never"],
  trailingComma: ["es5", "none"],
};

/** Renames options that had other names or values once, because old links still have them. */
export function updateOptions({ useFlowParser, jsxBracketSameLine, ...options }: OptionValues): OptionValues {
  const updated = { ...options };
  if (updated["parser"] === "babylon") updated["parser"] = "babel";
  if (useFlowParser === true) updated["parser"] ??= "flow";
  if (jsxBracketSameLine !== undefined) updated["bracketSameLine"] ??= jsxBracketSameLine;
  for (const [name, [whenTrue, whenFalse]] of Object.entries(TRUE_FALSE)) {
    const value = updated[name];
    if (typeof value === "boolean") updated[name] = value ? whenTrue : whenFalse;
  }
  return updated;
}

export function getPrintWidth({ options, formatter }: { options: OptionValues; formatter: FormatterData }): number {
  const standard = formatter.options.find((option) => option.name === "printWidth")?.default;
  return (options["printWidth"] ?? standard) as number;
}
