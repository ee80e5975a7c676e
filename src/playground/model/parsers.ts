/** The languages on offer: every parser of the formatter for which there is a sample. */
import { DOC_EXPLORER } from "./doc-explorer.ts";
import { listChoices } from "./options.ts";
import type { FormatterData, KnownOption } from "./playground-data.ts";
import { SAMPLES } from "./samples.ts";

export interface ParserChoice {
  value: string;
  label: string;
}

export const DEFAULT_PARSER = "babel";

/** In the order of the samples, which starts with what most people write. Those of plugins come last. */
export function listParsers({ options, extension }: Pick<FormatterData, "options" | "extension">): ParserChoice[] {
  const option = getParserOption(options);
  const choices = option ? listChoices(option) : [];
  return Object.keys({ ...SAMPLES, ...extension?.samples }).flatMap((value) => {
    const choice = choices.find((each) => each.value === value);
    return choice ? [{ value, label: describeParser(value, choice.description) }] : [];
  });
}

export function getParserOption(options: KnownOption[]): KnownOption | undefined {
  return options.find((option) => option.name === "parser");
}

/** Several parsers read JavaScript, so the parser is named unless it is the language's own name. */
function describeParser(parser: string, language = parser): string {
  return language.toLowerCase() === parser || parser === DOC_EXPLORER ? language : `${language} (${parser})`;
}
