/** A project in which every `prettier` command of the pages can be run as it is written, through any package manager. */
import { spawn } from "node:child_process";
import { chmod } from "node:fs/promises";
import path from "node:path";
import { locateFormatter } from "../../../src/engine/formatter/load-formatter.ts";
import { withWorkspace, type Result } from "./run-cli.ts";
import { ROOT } from "./versions.ts";

const TIDY_JS = "pour();\n";
const TIDY_TS = "export const soup: number = 4;\n";

/** All of them are formatted, so that a check succeeds; only the drafts are not, and what is ignored. */
const FILES: Record<string, string> = {
  "package.json": '{\n  "type": "module"\n}\n',
  ".prettierrc": "tabWidth: 2\n",
  ".gitignore": "bin\nnode_modules\n",
  ".prettierignore": "dist\n",
  "ci.ignore": "vendor\n",
  "README.md": "# Menu\n",
  "menu.js": TIDY_JS,
  "prices.json": '{ "soup": 4 }\n',
  "menus/spring/soup.yaml": "soup: leek\n",
  "menus/fish.json": '{ "trout": 9 }\n',
  "[slug]/page.ts": TIDY_TS,
  "src/menu.js": TIDY_JS,
  "src/main.ts": TIDY_TS,
  "src/cart.ts": TIDY_TS,
  "src/main.spec.ts": TIDY_TS,
  "dist/app.js": "pour( )\n",
  "vendor/old.js": TIDY_JS,
  "styles/all.min.css": "a {\n  color: red;\n}\n",
  "feed.xml": "<menu />\n",
  "path/to/file": "no language\n",
  "draft.txt": "a:   1\n",
};

/** Package managers run the local copy, so that is all that they do here. */
const RUNNERS: Record<string, string> = { npx: "", bunx: "", yarn: "", pnpm: "exec", deno: "x" };

export interface Run {
  /** Further files, which replace those of the project. */
  files?: Record<string, string>;
}

export function runInProject(formatter: string, command: string, { files = {} }: Run = {}): Promise<Result> {
  const folder = locateFormatter(formatter);
  const programs = Object.entries(RUNNERS).map(([name, word]) => [
    `bin/${name}`,
    `#!/bin/sh\n[ "$1" = "${word}" ] && shift\nexec "$@"\n`,
  ]);
  const project = {
    ...FILES,
    "node_modules/prettier": `-> ${folder}`,
    "node_modules/@prettier/plugin-xml": `-> ${path.join(ROOT, "node_modules/@prettier/plugin-xml")}`,
    "bin/prettier": `#!/bin/sh\nexec "${process.execPath}" "${path.join(folder, "bin/prettier.cjs")}" "$@"\n`,
    ...Object.fromEntries(programs),
    ...files,
  };
  return withWorkspace(project, async (dir) => {
    const bin = path.join(dir, "bin");
    await Promise.all(["prettier", ...Object.keys(RUNNERS)].map((name) => chmod(path.join(bin, name), 0o755)));
    return runShell(command, dir, { ...process.env, NO_COLOR: "1", PATH: `${bin}:${process.env["PATH"]}` });
  });
}

function runShell(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["-c", command], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const result: Result = { code: 0, stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => (result.stdout += chunk));
    child.stderr.on("data", (chunk) => (result.stderr += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ ...result, code: code ?? -1 }));
  });
}
