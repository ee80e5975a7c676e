import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkOptionsPage, compareOptions, type OptionsPage } from "./check-options.ts";
import { loadFormatter } from "../formatter/load-formatter.ts";
import { checkHistoryNames, loadOptionHistory } from "../formatter/option-history.ts";
import { PINNED_FOLDER, type PinnedOption } from "../formatter/pinned-answers.ts";
import { compileText } from "../testing/compile-text.ts";
import { DIRECTIVES } from "./registry.ts";

const FORMATTER = "prettier-stable";

async function createCompletePage(): Promise<OptionsPage> {
  const { options } = await loadFormatter(FORMATTER);
  return {
    file: "content/docs/stable/options.md",
    options: options.map(({ name }, index) => ({ name, line: 10 + index })),
  };
}

describe("the options page against the package", () => {
  let copy: string;
  beforeEach(async () => {
    copy = await mkdtemp(path.join(tmpdir(), "pinned-"));
    await cp(PINNED_FOLDER, copy, { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true }));

  async function changePinned(change: (options: PinnedOption[]) => PinnedOption[]): Promise<void> {
    const file = path.join(copy, `${FORMATTER}.json`);
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, "utf8")))));
  }

  it("passes as it is pinned", async () => {
    expect(await checkOptionsPage(await createCompletePage(), FORMATTER, copy)).toEqual([]);
  });

  it("fails when a pinned default is changed", async () => {
    await changePinned((options) =>
      options.map((option) => (option.name === "tabWidth" ? { ...option, default: "4" } : option)),
    );
    const page = await createCompletePage();
    const problems = await checkOptionsPage(page, FORMATTER, copy);
    expect(problems).toEqual([
      {
        file: page.file,
        line: page.options.find((use) => use.name === "tabWidth")!.line,
        message: expect.stringMatching(
          /^"tabWidth" in prettier-stable 3\.\d+\.\d+: the default is 2, but the words were written for 4/,
        ),
      },
    ]);
  });

  it("fails when the package gained or lost an option or a choice", async () => {
    await changePinned((options) => [
      ...options
        .filter((option) => option.name !== "semi")
        .map((option) => (option.name === "quoteProps" ? { ...option, choices: ["as-needed"] } : option)),
      { name: "braceStyle", type: "boolean", default: "false" },
    ]);
    const problems = await checkOptionsPage(await createCompletePage(), FORMATTER, copy);
    const messages = problems.map(({ message }) => message).join("\n");
    expect(problems).toHaveLength(3);
    expect(messages).toMatch(/"semi".*is new/);
    expect(messages).toMatch(/"braceStyle".*is gone/);
    expect(messages).toMatch(/"quoteProps".*choices is as-needed, consistent, preserve/);
  });

  it("fails when an option has no words, twice words, or words without option", () => {
    const option = (name: string): PinnedOption => ({ name, type: "boolean", default: "false" });
    const uses = ["semi", "semi", "tabs"].map((name, index) => ({ name, line: index + 1 }));
    const known = [option("semi"), option("useTabs")];
    const problems = compareOptions({
      page: { file: "options.md", options: uses },
      formatter: "prettier 1.0.0",
      actual: known,
      pinned: known,
    });
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      expect.stringMatching(/^3: the option "useTabs" of prettier 1.0.0 has no words/),
      expect.stringMatching(/^2: the option "semi" already has its block in line 1/),
      expect.stringMatching(/^3: prettier 1.0.0 has no option "tabs"/),
    ]);
  });
});

it("checks only the options page, as part of compiling it", async () => {
  const compile = (isOptionsPage: boolean) =>
    compileText("No option.", { formatter: FORMATTER, isOptionsPage }, DIRECTIVES);
  const { options } = await loadFormatter(FORMATTER);
  const [page, other] = await Promise.all([compile(true), compile(false)]);
  expect(page.problems).toHaveLength(options.length);
  expect(page.problems[0]).toMatch(/^1 the option "\w+" of prettier-stable \S+ has no words/);
  expect(other.problems).toEqual([]);
});

it("a formatter that cannot be loaded is told at each option, and only there", async () => {
  const more = { formatter: "prettier-missing", isOptionsPage: true };
  const { problems } = await compileText('## Semicolons\n\n:::option{name="semi"}\n:::', more, DIRECTIVES);
  expect(problems).toEqual([
    expect.stringMatching(/^7 the formatter "prettier-missing" of site.config.ts cannot be loaded/),
  ]);
});

it("tells the history of options that exist, and of all of them", async () => {
  const { history, problems } = await loadOptionHistory(process.cwd());
  const { options } = await loadFormatter("prettier-next");
  const names = options.map(({ name }) => name);
  expect(problems).toEqual([]);
  expect(checkHistoryNames(history, names)).toEqual([]);
  expect(names.filter((name) => !history[name])).toEqual([]);
});
