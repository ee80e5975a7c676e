/** Chooses the parser for the language of a code block. */
import type { Formatter } from "./load-formatter.ts";

type Support = Pick<Formatter, "languages" | "options">;

/** A parser's own name wins (`vue`, `json5`, `lwc`), then a language's name, its aliases, its file extensions. */
export function chooseParser(language: string, support: Support): string | undefined {
  const word = language.toLowerCase();
  if (listParsers(support).includes(word)) return word;
  const findParser = (pick: (entry: Support["languages"][number]) => readonly string[]) =>
    support.languages.find((entry) => pick(entry).some((name) => name.toLowerCase() === word))?.parsers[0];
  return (
    findParser((entry) => [entry.name]) ??
    findParser((entry) => [...(entry.aliases ?? []), ...(entry.vscodeLanguageIds ?? [])]) ??
    findParser((entry) => (entry.extensions ?? []).map((extension) => extension.slice(1)))
  );
}

/** Every word that `chooseParser` understands, so that the nearest one can be suggested. */
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
