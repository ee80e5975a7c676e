/** Every command of the pages that runs Prettier works, and prints what the page shows. So do programs with an outcome. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { locateFormatter } from "../../src/engine/formatter/load-formatter.ts";
import { hasOutcome, listPrettierCommands, listPrograms, type Command } from "./support/list-commands.ts";
import { runInProject } from "./support/project.ts";
import { readPage, type Page } from "./support/read-page.ts";
import { withWorkspace, type Result } from "./support/run-cli.ts";
import { listPages, VERSIONS } from "./support/versions.ts";

// Each command starts the real command line.
/** Named because they do not do what they should. */
const MISTAKES = ["--chek"];
/** Node.js has this flag since 22.6. */
const NEEDS_NEW_NODE = "--experimental-strip-types";
/** The plugin of its page, which another test runs. */
const OTHER_PROJECT = "today.menu";

describe.each(VERSIONS)("commands on the pages of $name", (version) => {
  let pages: Page[];

  beforeAll(async () => {
    pages = await Promise.all([...(await listPages(version)), "content/pages/help.md"].map(readPage));
  });

  it("run, and print what is shown", async () => {
    const commands = listUnique(pages.flatMap(listPrettierCommands));
    expect(commands.length).toBeGreaterThan(30);
    const failures = await mapInPairs(commands, async (command) => {
      const result = await runInProject(version.formatter, command.text);
      return explainFailure(command, result);
    });
    expect(failures.filter(Boolean)).toEqual([]);
  });

  it("of programs print what is shown", async () => {
    const programs = pages.flatMap(listPrograms);
    expect(programs.length).toBeGreaterThan(0);
    for (const { block, outcome } of programs) {
      const files = {
        [block.title!]: block.text,
        "package.json": '{ "type": "module" }',
        "node_modules/prettier": `-> ${locateFormatter(version.formatter)}`,
      };
      const { stdout } = await withWorkspace(files, (dir) =>
        promisify(execFile)(process.execPath, [path.join(dir, block.title!)], { cwd: dir }),
      );
      expect(stdout.trim(), block.at).toBe(outcome);
    }
  });

  it("come before every outcome", () => {
    const shown = pages.flatMap(({ blocks }) => blocks.filter(hasOutcome)).map(({ text }) => text);
    const known = [
      ...pages.flatMap(listPrettierCommands).map(({ outcome }) => outcome),
      ...pages.flatMap(listPrograms).map(({ outcome }) => outcome),
    ];
    expect(shown.filter((text) => !known.includes(text))).toEqual([]);
  });
});

/** Package managers run the same command, and other pages repeat it, perhaps in another order: once is enough. */
function listUnique(commands: Command[]): Command[] {
  const unique = new Map<string, Command>();
  for (const command of commands) {
    const words = command.text.replace(/^(npx|yarn|pnpm exec|bunx|deno x) /, "");
    const key = words.includes('"') ? words : words.split(" ").toSorted().join(" ");
    if (key.includes(OTHER_PROJECT) || key.includes(NEEDS_NEW_NODE)) continue;
    if (!unique.has(key) || command.outcome) unique.set(key, command);
  }
  return [...unique.values()];
}

function explainFailure({ at, text, outcome }: Command, { code, stdout, stderr }: Result): string | undefined {
  const isMistake = MISTAKES.some((flag) => text.includes(flag));
  const complaint = /^\[error\].*|.*unknown option.*/m.exec(stderr)?.[0];
  if (!isMistake && (code !== 0 || complaint)) return `${at}: ${text} exits with ${code}: ${complaint ?? stderr}`;
  if (isMistake && !complaint) return `${at}: ${text} is accepted`;
  const found = stdout.trim();
  return outcome !== undefined && found !== outcome ? `${at}: ${text} prints ${found}` : undefined;
}

/** Two at a time: more only make each other wait. */
async function mapInPairs<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const take = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([take(), take()]);
  return results;
}
