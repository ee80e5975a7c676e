/** One run of the formatter, with its failure as a value. */
import { stripVTControlCharacters } from "node:util";
import type { Formatter, FormatterOptions } from "./load-formatter.ts";

export type Formatted =
  | { output: string; cursor?: number; failure?: undefined }
  | { output?: undefined; failure: { text: string; headline: string; line: number | undefined } };

/** Samples end like files do, with a line break that the page does not show. */
export async function formatSample(
  formatter: Formatter,
  source: string,
  options: FormatterOptions,
): Promise<Formatted> {
  try {
    const { formatted, cursorOffset } = await formatter.format(toSource(source), options);
    const output = formatted.replace(/(\r\n|\r|\n)$/, "");
    return cursorOffset < 0 ? { output } : { output, cursor: cursorOffset };
  } catch (error) {
    // The message holds a colored picture of the code where the build runs in a terminal.
    const text = stripVTControlCharacters(String(error)).trimEnd();
    const line = (error as { loc?: { start?: { line?: number } } }).loc?.start?.line;
    return { failure: { text, headline: text.split("\n")[0]!, line } };
  }
}

export function toSource(sample: string): string {
  return sample + "\n";
}
