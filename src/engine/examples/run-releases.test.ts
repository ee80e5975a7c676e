import path from "node:path";
import { describe, expect, it } from "vitest";
import { createFolder } from "../testing/values.ts";
import { runReleases, showFailure } from "./run-releases.ts";

/** A formatter that shouts, and fails where it is told to. */
const FORMATTER = `let runs = 0;
exports.format = (source, options) => {
  if (options.count) return "PRETTIER_HTML_PLACEHOLDER_" + runs++;
  if (options.fail) throw new TypeError("as told");
  if (options.end) process.exit(3);
  return source.toUpperCase() + require("./package.json").version + process.version;
};`;

/** The folder of each version's package. */
async function createReleases(versions: string[]): Promise<Map<string, string>> {
  const files = versions.flatMap((version) => [
    [`${version}/package.json`, JSON.stringify({ version, main: "main.js" })],
    [`${version}/main.js`, FORMATTER],
  ]);
  const folder = await createFolder(Object.fromEntries(files));
  return new Map(versions.map((version) => [version, path.join(folder, version)]));
}

/** Each version is a process, and a busy machine takes its time to start one. */
describe("runReleases", () => {
  it("gives each version its jobs and keeps their order", async () => {
    const dirs = await createReleases(["1.7.0", "2.0.0"]);
    const progress: number[] = [];
    const outcomes = await runReleases(
      [
        { version: "2.0.0", source: "a ", options: {} },
        { version: "1.7.0", source: "b ", options: {} },
        { version: "2.0.0", source: "c", options: { fail: true } },
      ],
      { dirs, onProgress: (done) => void progress.push(done) },
    );
    expect(outcomes).toEqual([
      { output: `A 2.0.0${process.version}` },
      // It would not run with a Node of today, so it is told of an older one.
      { output: "B 1.7.0v8.17.0" },
      { error: "TypeError: as told" },
    ]);
    expect(progress).toEqual([1, 2]);
  });

  it("runs anew what would depend on the runs before it", async () => {
    const dirs = await createReleases(["2.0.0"]);
    const job = { version: "2.0.0", source: "", options: { count: true } };
    const outcomes = await runReleases([job, { ...job }], { dirs, onProgress: () => {} });
    expect(outcomes.map(({ output }) => output)).toEqual(Array(2).fill("PRETTIER_HTML_PLACEHOLDER_0"));
  });

  it("fails when a version's process ends early", async () => {
    const dirs = await createReleases(["2.0.0"]);
    const run = runReleases([{ version: "2.0.0", source: "a", options: { end: true } }], {
      dirs,
      onProgress: () => {},
    });
    await expect(run).rejects.toThrow("The process of version 2.0.0 ended (3)");
  });
});

describe("showFailure", () => {
  it("keeps message and picture of the code, without colors and empty ends", () => {
    const message = "Unexpected token (1:3)\n\u001b[31m> 1 |\u001b[39m a b  \n    |   ^\n  2 | ";
    expect(showFailure({ name: "SyntaxError", message })).toBe(
      "SyntaxError: Unexpected token (1:3)\n> 1 | a b\n    |   ^",
    );
  });

  it("names the kind of an error only where it says something", () => {
    expect(showFailure({ name: "Error", message: "Comment was not printed." })).toBe("Comment was not printed.");
    expect(showFailure({ name: "", message: "● Validation Error" })).toBe("● Validation Error");
    expect(showFailure({ name: "TypeError", message: "TypeError: again" })).toBe("TypeError: again");
  });

  it("leaves out what differs from machine to machine", () => {
    const message =
      "Cannot find module '/home/me/.cache/x/1.3.1/node_modules/prettier/parser'\nRequire stack:\n- /home/me/index.js";
    expect(showFailure({ name: "Error", message })).toBe("Cannot find module 'prettier/parser'");
  });

  it("ends after a dozen lines", () => {
    const message = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
    expect(showFailure({ name: "Error", message }).split("\n")).toHaveLength(12);
  });
});
