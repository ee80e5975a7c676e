/** From the language of a code block to the parser that reads it. */
import type { Formatter } from "./load-formatter.ts";

type Support = Pick<Formatter, "languages" | "options">;

/** A parser's own name wins (`vue`, `json5`, `lwc`), then a language's name, its aliases, its file extensions. */
export function chooseParser(language: string, support: Support): string | undefined {
  const word = language.toLowerCase();
  if (listParsers(support).includes(word)) return word;
  const byWord = (
    matches: (names: readonly string[]) => boolean,
    pick: (entry: Support["languages"][number]) => readonly string[],
  ) => support.languages.find((entry) => matches(pick(entry).map((name) => name.toLowerCase())))?.parsers[0];
  const includesWord = (names: readonly string[]) => names.includes(word);
  return (
    byWord(includesWord, (entry) => [entry.name]) ??
    byWord(includesWord, (entry) => [...(entry.aliases ?? []), ...(entry.vscodeLanguageIds ?? [])]) ??
    byWord(includesWord, (entry) => (entry.extensions ?? []).map((extension) => extension.slice(1)))
  );
}

/** Every word that `chooseParser` understands, to find the nearest one. */
export function listLanguageWords(support: Support): string[] {
  const words = support.languages.flatMap((entry) => [
    entry.name.toLowerCase(),
    ...(entry.aliases ?? []),
    ...(entry.extensions ?? []).map((extension) => extension.slice(1)),
  ]);
  return [...new Set([...listParsers(support), ...words])];
}

export function listParsers({ options }: Pick<Support, "options">): string[] {
  const parser = options.find((option) => option.name === "parser");
  return parser?.choices?.map((choice) => choice.value) ?? [];
}
