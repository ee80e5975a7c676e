/** One run of the formatter, with its failure as a value. */
import { stripVTControlCharacters } from "node:util";
import type { Formatter, FormatterOptions } from "../formatter/load-formatter.ts";

interface Failure {
  text: string;
  headline: string;
  line: number | undefined;
}

export type Formatted =
  { output: string; cursor?: number; failure?: undefined } | { output?: undefined; failure: Failure };

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
    return { failure: describeFailure(error) };
  }
}

/** The message holds a colored picture of the code where the build runs in a terminal. */
export function describeFailure(error: unknown): Failure {
  const text = stripVTControlCharacters(String(error)).trimEnd();
  const line = (error as { loc?: { start?: { line?: number } } }).loc?.start?.line;
  return { text, headline: text.split("\n")[0]!, line };
}

export function toSource(sample: string): string {
  return sample + "\n";
}
