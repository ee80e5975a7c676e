/** What the package itself says about an option, as plain data for the page and for its Markdown export. */
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { LABELS } from "../../shared/labels/labels.ts";
import type { KnownOption } from "./load-formatter.ts";
import type { OptionHistory } from "./option-history.ts";
import { showValue } from "./option-values.ts";

export interface FactItem {
  code?: string;
  text?: string;
  /** The version whose release post explains it. */
  release?: string;
}

export interface Fact {
  label: string;
  items: FactItem[];
}

/** Longer lists of choices would hide the flag they belong to. */
const MOST_CHOICES_IN_FLAG = 6;
const FIRST_RELEASE = "0.0.0";

export function getOptionFacts(option: KnownOption, history: OptionHistory[string] | undefined): Fact[] {
  const choices = option.choices?.map((choice) => ({ code: showValue(choice.value) }));
  return [
    { label: LABELS.optionDefault, items: [getDefault(option)] },
    { label: BUILD_LABELS.optionType, items: [{ text: getType(option) }] },
    ...(choices ? [{ label: LABELS.optionChoices, items: choices }] : []),
    { label: LABELS.optionFlag, items: [{ code: getFlagUsage(option) }] },
    { label: LABELS.optionApiName, items: [{ code: option.name }] },
    ...(history ? [{ label: LABELS.optionSince, items: [getSince(history.since)] }] : []),
    ...(history?.changed
      ? [
          {
            label: LABELS.optionChanged,
            items: history.changed.map(({ version, what }) => ({ release: version, text: what })),
          },
        ]
      : []),
  ];
}

function getDefault({ default: value }: KnownOption): FactItem {
  return value === undefined ? { text: BUILD_LABELS.optionNone } : { code: showValue(value) };
}

function getType({ type, array, range }: KnownOption): string {
  if (type === "boolean") return BUILD_LABELS.optionTypes.boolean;
  if (type === "int")
    return range
      ? `${BUILD_LABELS.optionTypes.integer}, ${BUILD_LABELS.optionRange(range.start)}`
      : BUILD_LABELS.optionTypes.integer;
  return array ? BUILD_LABELS.optionTypes.strings : BUILD_LABELS.optionTypes.string;
}

function getSince(version: string): FactItem {
  return version === FIRST_RELEASE ? { text: BUILD_LABELS.firstRelease } : { release: version };
}

/** The flag that differs from the default: `--no-semi`, but `--use-tabs`. */
function getFlag({ name, cliName, type, default: value }: KnownOption): string {
  const kebab = cliName ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return type === "boolean" && value === true ? `--no-${kebab}` : `--${kebab}`;
}

function getFlagUsage(option: KnownOption): string {
  const flag = getFlag(option);
  if (option.type === "boolean") return flag;
  if (!option.choices) return `${flag} <${option.type}>`;
  const choices = option.choices.map((choice) => choice.value);
  return `${flag} <${choices.length > MOST_CHOICES_IN_FLAG ? "string" : choices.join("|")}>`;
}
