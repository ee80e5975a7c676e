/** Runs the command line of a documented package in a directory of its own. */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { locateFormatter } from "../../../src/engine/formatter/load-formatter.ts";

export interface Call {
  args: string[];
  stdin?: string;
  /** File names and their content; content that starts with "-> " makes a symbolic link. */
  files?: Record<string, string>;
  env?: Record<string, string>;
}

export interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Gives `work` a new directory with these files, and removes it afterwards. */
export async function withWorkspace<T>(files: Record<string, string>, work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), "docs-test-")));
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(dir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await (content.startsWith("-> ") ? symlink(content.slice(3), file) : writeFile(file, content));
    }
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export function runCli(formatter: string, call: Call): Promise<Result> {
  return withWorkspace(call.files ?? {}, (dir) => runIn(dir, formatter, call));
}

export function runIn(dir: string, formatter: string, { args, stdin = "", env = {} }: Call): Promise<Result> {
  const script = path.join(locateFormatter(formatter), "bin/prettier.cjs");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: dir,
      env: { ...process.env, NO_COLOR: "1", ...env },
    });
    const result: Result = { code: 0, stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => (result.stdout += chunk));
    child.stderr.on("data", (chunk) => (result.stderr += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ ...result, code: code ?? -1 }));
    child.stdin.on("error", () => undefined);
    child.stdin.end(stdin);
  });
}
