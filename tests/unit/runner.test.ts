/** What `npm test` counts: the real runners on tests that pass, fail, or pass only on the second try. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { runStep, tryAgain } from "../runner/run-step.ts";
import type { Step } from "../runner/steps.ts";
import { addResults, toResults } from "../runner/tally.ts";

/** Where its files find the packages. */
let dir: string;
beforeAll(() => {
  mkdirSync(".cache", { recursive: true });
  dir = mkdtempSync(path.resolve(".cache/runner-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeEach(() => void vi.spyOn(console, "log").mockReturnValue());

const ON_SECOND_TRY = `
  import { existsSync, writeFileSync } from "node:fs";
  const isSecond = (flag) => existsSync(flag) || void writeFileSync(flag, "");
`;

function writeSuite(name: string, runner: "vitest" | "playwright", ...bodies: string[]): Step {
  const [folder, program] = [path.join(dir, name), path.resolve("node_modules/.bin", runner)];
  mkdirSync(folder);
  const lines = bodies.map((body, index) => `test("number ${index}", () => { ${body} });`);
  const from = runner === "vitest" ? "vitest" : "@playwright/test";
  const file = path.join(folder, runner === "vitest" ? "some.test.ts" : "some.spec.ts");
  writeFileSync(file, `import { expect, test } from "${from}";${ON_SECOND_TRY}${lines.join("\n")}`);
  const config = path.join(folder, "runner.config.ts");
  writeFileSync(
    config,
    runner === "vitest" ? "export default {}" : `export default { testDir: ".", outputDir: "out" }`,
  );
  const args = runner === "vitest" ? ["run", `--root=${folder}`] : ["test"];
  return { title: name, runner, command: [program, ...args, `--config=${config}`] };
}

const second = (name: string) => `expect(isSecond(${JSON.stringify(path.join(dir, name))})).toBe(true);`;
const names = (outcomes: { title: string }[]) => outcomes.map(({ title }) => title.replace(/^.*› /, ""));

it("browser tests: what fails once is late, what fails twice has failed", async () => {
  const step = writeSuite("browser", "playwright", "", second("seen-in-browser"), "expect(1).toBe(2);");
  const first = await runStep(step, "late");
  expect(first.passed).toBe(1);
  expect(names(first.failed)).toEqual(["number 1", "number 2"]);
  const { passed, failed, late } = await tryAgain(step, first, "late");
  expect({ passed, failed: names(failed), late: names(late) }).toEqual({
    passed: 2,
    failed: ["number 2"],
    late: ["number 1"],
  });
});

it("unit tests: the same", async () => {
  const step = writeSuite("unit", "vitest", "", second("seen-in-unit"), "expect(1).toBe(2);");
  const { passed, failed, late } = await runStep(step, "late");
  expect({ passed, failed: names(failed), late: names(late) }).toEqual({
    passed: 2,
    failed: ["number 2"],
    late: ["number 1"],
  });
});

it("a runner that runs nothing, or breaks, has failed, and is not tried again", async () => {
  const step = writeSuite("none", "playwright");
  const results = await runStep(step, "late");
  expect(results).toMatchObject({ passed: 0, failed: [{ file: "as a whole" }] });
  expect(await tryAgain(step, results, "late")).toBe(results);
});

it("a step without a runner is one test, and a program that is not there fails it", async () => {
  expect(await runStep({ title: "fine", command: ["true"] }, "late")).toMatchObject({ passed: 1, failed: [] });
  expect(await runStep({ title: "bad", command: ["false"] }, "late")).toMatchObject({ passed: 0, failed: [{}] });
  expect(await runStep({ title: "gone", command: ["no-such-program"] }, "late")).toMatchObject({ failed: [{}] });
});

it("of many the ten slowest are kept", () => {
  const all = Array.from({ length: 30 }, (_, ms) => toResults({ title: `${ms}`, file: "a", ms, errors: [] }));
  const { passed, slowest } = all.reduce(addResults);
  expect(passed).toBe(30);
  expect(names(slowest)).toEqual(["29", "28", "27", "26", "25", "24", "23", "22", "21", "20"]);
});
