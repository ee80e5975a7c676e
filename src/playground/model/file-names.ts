/** From a file's name to the parser, by the rules of the formatter. */
import type { Language } from "./playground-data.ts";

export function inferParser(file: string, languages: Language[]): string | undefined {
  const name = file.split(/[/\\]/).at(-1)!.toLowerCase();
  if (name === "") return undefined;
  const language =
    languages.find(({ filenames }) => filenames?.some((each) => each.toLowerCase() === name)) ??
    languages.find(({ extensions }) => extensions?.some((extension) => name.endsWith(extension)));
  return language?.parsers[0];
}

/** The ending that files of this language have, for downloads. */
export function getExtension(parser: string, languages: Language[]): string {
  const language =
    languages.find(({ name }) => name.toLowerCase() === parser) ??
    languages.find(({ parsers }) => parsers[0] === parser) ??
    languages.find(({ parsers }) => parsers.includes(parser));
  return language?.extensions?.[0] ?? ".txt";
}
