/** A Git repository with packages from the registry, in which the recipes of the docs are followed word by word. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Result } from "../../docs/support/run-cli.ts";

export const UNTIDY = "pour( 1 )\n";
export const TIDY = "pour(1);\n";

export interface Repository {
  dir: string;
  /** Runs a command, with the programs of the project in reach. */
  run(command: string): Promise<Result>;
  write(file: string, content: string): Promise<void>;
  /** Stages an untidy file and commits it; the result is what the commit contains. */
  commitUntidy(file: string): Promise<string>;
  remove(): Promise<void>;
}

export async function createRepository(packages: string[]): Promise<Repository> {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), "recipe-")));
  const env = {
    ...process.env,
    PATH: `${path.join(dir, "node_modules/.bin")}:${process.env["PATH"]}`,
    // Tools behave differently in CI, for example install no hooks.
    CI: "",
    HUSKY: "1",
  };
  const run = (command: string) =>
    new Promise<Result>((resolve) => {
      execFile("bash", ["-ec", command], { cwd: dir, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr }),
      );
    });
  const write = async (file: string, content: string) => {
    await mkdir(path.join(dir, path.dirname(file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  };
  const need = async (command: string) => {
    const result = await run(command);
    if (result.code !== 0) throw new Error(`${command}\n${result.stdout}\n${result.stderr}`);
    return result.stdout;
  };
  await write("package.json", '{ "name": "recipe", "private": true }\n');
  await write(".gitignore", "node_modules\n");
  await need("git init --quiet . && git config user.email writer@example.org && git config user.name Writer");
  await need("git add . && git commit --quiet --no-verify -m start");
  await need(`npm install --no-audit --no-fund --save-dev --save-exact ${packages.join(" ")}`);
  return {
    dir,
    run,
    write,
    async commitUntidy(file) {
      await write(file, UNTIDY);
      await need(`git add "${file}"`);
      await need(`git commit --quiet -m "Add ${file}"`);
      return need(`git show "HEAD:${file}"`);
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
