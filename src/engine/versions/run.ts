/** The commands of maintainers: `npm run version:cut [-- --archive 3.6]` and `npm run upgrade:formatter next 3.9.11`. */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import config from "../../../site.config.ts";
import { PROJECT_ROOT as root } from "../base/project-root.ts";
import { loadSite } from "../content/load-site.ts";
import { cutVersion, findObstacles } from "./cut-version.ts";
import { upgradeFormatter } from "./upgrade-formatter.ts";

const say = (...lines: string[]) => process.stdout.write(`${lines.join("\n")}\n`);

/** What it prints is shown at once. Resolves to whether the command succeeded. */
const run = (command: string, args: string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    spawn(command, args, { cwd: root, stdio: "inherit" })
      .once("error", reject)
      .once("close", (code) => resolve(code === 0));
  });

const npm = async (args: string[]) => {
  if (!(await run("npm", args))) throw new Error(`npm ${args.join(" ")} failed.`);
};

async function cut(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { archive: { type: "string" } } });
  const obstacles = findObstacles(await loadSite(root, config, "build"));
  if (obstacles.length > 0)
    throw new Error(`Nothing was changed:\n${obstacles.map((each) => `  - ${each}`).join("\n")}`);
  say(...(await cutVersion({ root, config, archive: values.archive })));
  await npm(["ci"]);
  await contradict();
}

async function upgrade([version = "", release = ""]: string[]): Promise<void> {
  say(...(await upgradeFormatter({ root, config, version, release, npm })));
  await contradict();
}

/** The build compares option tables and runs the examples, and `tests/docs` runs what the texts claim. */
async function contradict(): Promise<void> {
  say("", "What the formatter contradicts:");
  const isBuilt = await run("npm", ["run", "build"]);
  const isTrue = await run("npx", ["vitest", "run", "--project", "long", "tests/docs"]);
  say(
    isBuilt && isTrue
      ? "Nothing: the build and the claims of the docs agree with it."
      : "See above. Revise these pages, then commit.",
  );
  if (!isBuilt || !isTrue) process.exitCode = 1;
}

const [command, ...args] = process.argv.slice(2);
try {
  await (command === "cut" ? cut(args) : upgrade(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
