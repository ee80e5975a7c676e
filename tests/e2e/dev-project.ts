/** A whole project of its own, engine and app included, in a folder that goes away: its files may be edited while its dev server runs. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const OWN_FILES = ["src", "package.json", "package-lock.json", "tsconfig.base.json", "tsconfig.json"];
const FIXTURE = "tests/fixtures/base-path";

export interface DevProcess {
  /** Without a slash at its end. */
  url: string;
  /** All that it printed. */
  output(): string;
  stop(): Promise<void>;
}

export interface DevProject {
  edit(file: string, from: string, to: string): Promise<void>;
  /** `npm run dev` in it. `onOutput` gets all that it has printed so far. */
  start(onOutput?: (output: string) => void): Promise<DevProcess>;
  remove(): Promise<void>;
}

export async function createDevProject(): Promise<DevProject> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), "dev-")));
  await Promise.all(OWN_FILES.map((name) => cp(name, path.join(root, name), { recursive: true })));
  await symlink(await realpath("node_modules"), path.join(root, "node_modules"));
  await cp(FIXTURE, root, { recursive: true });
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(path.join(root, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    await writeFile(path.join(root, file), text.replace(from, to));
  };
  await edit("site.config.ts", "../../../src/", "./src/");
  return { edit, start: (onOutput) => start(root, onOutput), remove: () => rm(root, { recursive: true, force: true }) };
}

async function start(root: string, onOutput: (output: string) => void = () => {}): Promise<DevProcess> {
  const server = spawn(process.execPath, ["src/engine/launch/start.mjs", "dev"], {
    cwd: root,
    env: { ...process.env, PORT: "0", NODE_ENV: undefined },
  });
  const ended = once(server, "exit");
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(output);
      const [, address] = /Developing at (\S+)\/\s/.exec(output) ?? [];
      if (address) resolve(address);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    void ended.then(() => reject(new Error(`the dev server ended:\n${output}`)));
  });
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { url, output: () => output, stop };
}
