/** The flags of a formatter's command line, as its own `--help` lists them: spellings, values and defaults. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Cache } from "../base/cache.ts";
import { locateFormatter } from "./load-formatter.ts";
import { readPinnedAnswers, type FormatterAnswers } from "./pinned-answers.ts";

/** The names are like `-w` and `--write`. */
export type CliFlag = FormatterAnswers["flags"][number];

const run = promisify(execFile);

/** Starting a command line is slow, so each package is asked once and its answer is cached. */
export function createFlagLoader(cache: Cache, engineHash: string): (formatter: string) => Promise<CliFlag[]> {
  return async (formatter) =>
    (await readPinnedAnswers(formatter))?.flags ??
    cache.remember("cli-flags", [engineHash, formatter], () => askForFlags(formatter));
}

export async function askForFlags(formatter: string): Promise<CliFlag[]> {
  const script = path.join(locateFormatter(formatter), "bin/prettier.cjs");
  const { stdout } = await run(process.execPath, [script, "--help"], { env: { ...process.env, NO_COLOR: "1" } });
  return parseHelp(stdout);
}

/** Each flag starts a line that is indented by two spaces; what it does and defaults to follows, indented further. */
export function parseHelp(help: string): CliFlag[] {
  return help
    .split(/\n(?= {2}-)/)
    .slice(1)
    .map((entry) => {
      const [names] = /^ {2}(?:-\w, )?--[\w-]+/.exec(entry) ?? [""];
      const fallback = /Defaults to ([^\n]+?)\.(?=\s|$)/.exec(entry)?.[1];
      return { names: names.trim().split(", "), ...(fallback && { default: fallback }) };
    });
}
