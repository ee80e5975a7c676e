/** Turns the sections of a compiled file into search sections: adds what each is about (option, flag, API), its names, and facts. */
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { SearchFacts, SearchSection } from "../../../shared/search/records.ts";
import type { FlagRow, Section } from "../../markdown/search-sections.ts";
import type { CliFlag } from "../../formatter/cli-help.ts";
import type { FlagHistory } from "../../formatter/option-history.ts";

/** What is known about the formatter that a docs version documents. */
export interface FormatterKnowledge {
  /** The name of the site, which is that of the formatter. */
  subject: string;
  flags: CliFlag[];
  history: FlagHistory;
  /** Words by which the languages that need no plugin are called. */
  languages: ReadonlySet<string>;
  /** Other names of the languages that a plugin adds, by the name of its package. */
  pluginLanguages: ReadonlyMap<string, string[]>;
}

const API_CALL = /^([\w.]+)\(/;

/** For pages that document no options, flags or functions: only their text is searched. */
export function describeWords(sections: Section[]): SearchSection[] {
  return sections.map(describePlace);
}

export function describeSections(sections: Section[], knowledge: FormatterKnowledge): SearchSection[] {
  return sections.flatMap((section) => [
    { ...describePlace(section), ...describeSubject(section, knowledge) },
    ...(section.flags ?? []).map((row) => describeRow(row, section, knowledge)),
    ...(section.plugins ?? []).map((name) => describePlugin(name, section, knowledge)),
  ]);
}

function describePlace({ id, title, level, text }: Section): SearchSection {
  return { ...(id !== undefined && { id, title, level }), text };
}

type Subject = Pick<SearchSection, "kind" | "names" | "facts">;

function describeSubject({ option, code = [] }: Section, knowledge: FormatterKnowledge): Subject {
  if (option) return describeOption(option);
  const flags = code.filter(isFlag);
  if (flags.length > 0) return describeFlags(flags, knowledge);
  const calls = code.map((each) => API_CALL.exec(each)?.[1]).filter((name) => name !== undefined);
  return calls.length > 0 ? { kind: "api", names: calls.flatMap(listCallNames) } : {};
}

function describeOption({ name, facts }: NonNullable<Section["option"]>): Subject {
  const usage = facts[LABELS.optionFlag]?.[0];
  const known: SearchFacts = {
    ...pick("default", facts[LABELS.optionDefault]?.[0]),
    ...pick("since", facts[LABELS.optionSince]?.[0]),
    ...pick("flag", usage),
    ...(facts[LABELS.optionChoices] && { choices: facts[LABELS.optionChoices] }),
  };
  return { kind: "option", names: [name, ...(usage ? listSpellings(getFlagName(usage)) : [])], facts: known };
}

/** A row about an option links to the section of the option, which has the details. */
function describeRow(row: FlagRow, section: Section, knowledge: FormatterKnowledge): SearchSection {
  const names = row.usages.filter(isFlag);
  const { id, level } = section;
  return {
    ...(row.href ? { href: row.href } : id !== undefined && { id }),
    title: row.usages.join(", "),
    level: level + 1,
    text: row.text,
    ...describeFlags(names, knowledge),
  };
}

/** A language that only a plugin formats is found by its name, and the reader is told so. Other plugins are found by their own name. */
function describePlugin(name: string, { id, level }: Section, knowledge: FormatterKnowledge): SearchSection {
  const place = { ...(id !== undefined && { id }), title: name, level: level + 1 };
  const language = name.replace(/^.*plugin-/, "");
  if (knowledge.languages.has(language)) return { ...place, text: "" };
  const names = [language, ...(knowledge.pluginLanguages.get(name) ?? [])];
  return { ...place, text: BUILD_LABELS.addedByPlugin(knowledge.subject), names };
}

function describeFlags(usages: string[], { flags, history }: FormatterKnowledge): Subject {
  const spelled = usages.map(getFlagName);
  const known = spelled.map((name) => flags.find((flag) => flag.names.includes(name)));
  const [first = ""] = spelled;
  const facts: SearchFacts = { ...pick("default", known[0]?.default), ...pick("since", history[first]) };
  const names = new Set([...spelled.flatMap(listSpellings), ...known.flatMap((flag) => flag?.names ?? [])]);
  return { kind: "flag", names: [...names], ...(Object.keys(facts).length > 0 && { facts }) };
}

function isFlag(code: string): boolean {
  return /^--\w/.test(code);
}

/** `--print-width <int>` becomes `--print-width`. */
function getFlagName(usage: string): string {
  const [name = ""] = usage.split(/[ =]/);
  return name;
}

/** Readers look for `prettier.format` and for `format`. */
function listCallNames(name: string): string[] {
  return [...new Set([name, name.replace(/^.*\./, "")])];
}

/** Readers look for `--no-semi` and for `--semi`. */
function listSpellings(flag: string): string[] {
  return flag.startsWith("--no-") ? [flag, `--${flag.slice("--no-".length)}`] : [flag];
}

function pick<K extends keyof SearchFacts>(key: K, value: SearchFacts[K] | undefined): Pick<SearchFacts, K> | object {
  return value === undefined ? {} : { [key]: value };
}
