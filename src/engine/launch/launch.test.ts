/** The commands as they are started from the command line, where something about their surroundings is wrong. */
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { DEFAULT_RULES, RULES_FILE } from "../host/rules.ts";
import { explainVersion, isSupported } from "./check-node.mjs";
import { readPort } from "../host/port.ts";

const START = path.join(PROJECT_ROOT, "src/engine/launch/start.mjs");

/** A site that has been built, so that no test needs the build of the real one. */
const SITE = path.join(PROJECT_ROOT, ".cache/launch");

/** Each test compares all of it, so that a stack trace would be noticed. */
interface Ending {
  code: number | null;
  said: string;
}

function run(args: string[], env: Record<string, string> = {}): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: SITE, env: { ...process.env, ...env } });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
    child.once("error", reject).once("close", (code) => resolve({ code, said }));
  });
}

beforeAll(async () => {
  await mkdir(path.join(SITE, "dist"), { recursive: true });
  await writeFile(path.join(SITE, "dist", RULES_FILE), JSON.stringify(DEFAULT_RULES));
  // Written once, because the engine is bundled again for a configuration of another time.
  const text = 'export { default } from "../../site.config.ts";\n';
  await writeFile(path.join(SITE, "site.config.ts"), text, { flag: "wx" }).catch(() => {});
});

describe("Node.js", () => {
  const RANGE = "^20.19 || ^22.16 || >=24";

  it.each(["20.19.0", "20.20.2", "22.16.0", "22.23.3", "24.0.0", "24.21.0", "25.1.0", "100.0.0"])(
    "%s is fine",
    (version) => {
      expect(isSupported(version, RANGE)).toBe(true);
    },
  );

  it.each(["12.22.12", "16.20.2", "18.20.8", "19.9.0", "20.9.0", "20.18.3", "21.7.3", "22.2.0", "22.15.1", "23.11.0"])(
    "%s is not",
    (version) => {
      expect(isSupported(version, RANGE)).toBe(false);
    },
  );

  it("is explained in words", () => {
    expect(explainVersion("18.20.8", RANGE)).toBe(
      "This site needs Node.js 20 (20.19 or later), 22 (22.16 or later) or 24 or later, and this is Node.js 18.20.8.",
    );
    expect(explainVersion("18.20.8", ">=20.19")).toBe(
      "This site needs Node.js 20.19 or later, and this is Node.js 18.20.8.",
    );
  });

  it.each(["start.mjs", "check-node.mjs"])("ends %s with one sentence when it is too old", async (file) => {
    const claim = `Object.defineProperty(process.versions, "node", { value: "18.20.8" });`;
    const args = ["--import", `data:text/javascript,${encodeURIComponent(claim)}`];
    const { code, said } = await run([...args, path.join(path.dirname(START), file), "build"]);
    expect(said).toMatch(/^This site needs Node\.js .* and this is Node\.js 18\.20\.8\.\n$/);
    expect(code).toBe(1);
  });
});

describe("PORT", () => {
  it("is a whole number, or 3000 where there is none", () => {
    expect([undefined, "0", "80", "65535"].map(readPort)).toEqual([3000, 0, 80, 65535]);
    for (const value of ["", " ", "abc", "-1", "1.5", "65536", "70000", "3000x", "0x50", "1e3"])
      expect(() => readPort(value), value).toThrow(`PORT is "${value}"`);
  });

  describe.each(["serve", "dev"])("of %s", (command) => {
    const other = createServer();

    beforeAll(async () => {
      await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    });
    afterAll(() => new Promise((resolve) => other.close(resolve)));

    it.each(["abc", "-1", "70000", ""])("gets one sentence when it is %j", async (PORT) => {
      expect(await run([START, command], { PORT })).toEqual({
        code: 1,
        said: `PORT is "${PORT}", but it must be a whole number from 0 to 65535.\n`,
      });
    });

    it("gets one sentence when another program has it", async () => {
      const { port } = other.address() as AddressInfo;
      expect(await run([START, command], { PORT: String(port) })).toEqual({
        code: 1,
        said: `Port ${port} is already in use: end the program that uses it, or set PORT to another number.\n`,
      });
    });
  });
});
