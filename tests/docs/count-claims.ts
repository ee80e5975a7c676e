/** `npm run claims`: how many runnable claims the pages make, which of them are run, and why the others are not. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listBlockCommands, listPrettierCommands, listPrograms } from "./support/list-commands.ts";
import { readPage, type CodeBlock, type Page } from "./support/read-page.ts";
import { listPages, ROOT, VERSIONS } from "./support/versions.ts";

interface Kind {
  name: string;
  /** What runs it, or why nothing does. */
  how: string;
  count(page: Page): number;
}

const isCommand = (pattern: RegExp) => (page: Page) =>
  listBlockCommands(page).filter(
    ({ text }) => pattern.test(text) && !listPrettierCommands(page).some((each) => each.text === text),
  ).length;
const isBlock =
  (test: (block: CodeBlock) => boolean) =>
  ({ blocks }: Page) =>
    blocks.filter(test).length;
const countText =
  (pattern: RegExp) =>
  ({ file }: Page) =>
    readFileSync(path.join(ROOT, file), "utf8").match(pattern)?.length ?? 0;
const MESSAGE = /^(\[(error|warn)\] |[A-Z][a-z']+ [a-z"…-]|expect |[A-Z]\w*Error$|ERR_)/;
const CONFIG = /^(\.prettierrc|prettier\.config\.)/;
const NOT_NPM = /^(yarn|pnpm|bun|bunx|deno)\b/;

const RUN: Kind[] = [
  { name: "examples and options", how: "the build", count: countText(/^:::+(example|option)\b/gm) },
  { name: "Prettier commands", how: "commands.test.ts", count: (page) => listPrettierCommands(page).length },
  {
    name: "outcomes of commands and programs",
    how: "commands.test.ts",
    count: (page) => listPrettierCommands(page).filter(({ outcome }) => outcome).length + listPrograms(page).length,
  },
  {
    name: "messages",
    how: "cli-messages.test.ts",
    count: ({ words }) => words.filter(({ text }) => MESSAGE.test(text)).length,
  },
  { name: "signatures", how: "signatures.test.ts", count: isBlock(({ meta }) => meta.includes("signature")) },
  {
    name: "results in comments",
    how: "code-samples.test.ts",
    count: countText(/^await prettier\.\w+\([^;]*\);\n\/\/ /gm),
  },
  {
    name: "configuration samples",
    how: "config-files.test.ts",
    count: isBlock(
      ({ text, title }) =>
        title !== undefined && CONFIG.test(title) && !/[cm]?ts$/.test(title) && !/^import |^"/m.test(text),
    ),
  },
  {
    name: "files that samples apply to or skip",
    how: "config-files.test.ts",
    count: ({ blocks }) =>
      blocks.reduce(
        (sum, { meta }) =>
          sum + [...meta.matchAll(/(?:applies|skips)="([^"]*)"/g)].flatMap((match) => match[1]!.split(" ")).length,
        0,
      ),
  },
  {
    name: "recipes with other tools (npm)",
    how: "npm run test:recipes",
    count: isCommand(
      /^(npm install|npx (husky|simple-git-hooks|lefthook|eslint-config-prettier|onchange)|node --eval)/,
    ),
  },
  {
    name: "hooks and settings of other tools",
    how: "npm run test:recipes",
    count: isBlock(({ title }) => /^(\.husky|\.git\/|lefthook|\.simple)/.test(title ?? "")),
  },
];

const NOT_RUN: Kind[] = [
  {
    name: "commands of Yarn, pnpm, Bun and Deno",
    how: "repeat those of npm; the programs are not installed",
    count: isCommand(NOT_NPM),
  },
  {
    name: "dotnet, npm publish, mrm, npm ls",
    how: "need .NET, an account, or are not pinned",
    count: isCommand(/^(dotnet|npm publish|npx mrm)/),
  },
  {
    name: "TypeScript configuration",
    how: "needs Node.js 22.6",
    count: (page) =>
      isBlock(({ title }) => /^prettier\.config\.[cm]ts$/.test(title ?? ""))(page) + isCommand(/strip-types/)(page),
  },
  {
    name: "pages and workers that load from unpkg",
    how: "need the network",
    count: isBlock(({ text }) => text.includes("unpkg.com")),
  },
  {
    name: "settings of Vim plugins and coc",
    how: "need the plugins",
    count: isBlock(
      ({ lang, title, text }) => (lang === "vim" && !text.includes("nnoremap")) || title === "coc-settings.json",
    ),
  },
  {
    name: "workflows and tasks",
    how: "need GitHub or .NET",
    count: isBlock(({ title }) => /workflows|task-runner/.test(title ?? "")),
  },
];

for (const version of VERSIONS) {
  const pages = await Promise.all((await listPages(version)).map(readPage));
  const list = (title: string, kinds: Kind[]) => {
    const counts = kinds.map(({ name, how, count }) => ({
      name,
      how,
      count: pages.reduce((sum, page) => sum + count(page), 0),
    }));
    console.log(`\n${version.name}: ${title}, ${counts.reduce((sum, { count }) => sum + count, 0)}`);
    for (const { name, how, count } of counts) console.log(`${String(count).padStart(5)}  ${name.padEnd(42)}${how}`);
  };
  list("claims that are run", RUN);
  list("claims that are not run", NOT_RUN);
}
console.log("\nSentences and tables are tried one by one in claims.test.ts, cli-flags.test.ts and languages.test.ts.");
