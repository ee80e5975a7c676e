import { expect, it } from "vitest";
import { createProgress } from "./progress.ts";

function start(isTerminal: boolean) {
  let time = 0;
  let said = "";
  const progress = createProgress({ write: (text) => void (said += text), isTerminal, getTime: () => (time += 500) });
  return { progress, read: () => said };
}

it("a warm build says nothing about its steps", () => {
  const { progress, read } = start(false);
  progress.step("Reading content");
  progress.step("Compiling");
  progress.end();
  expect(read()).toBe("");
});

it("a cold build says how many files are done, and how long each step took", () => {
  const { progress, read } = start(false);
  progress.step("Reading content");
  progress.step("Compiling");
  for (let done = 1; done <= 8; done++) progress.file(done, 8);
  progress.step("Rendering pages");
  progress.end();
  expect(read().split("\n")).toEqual([
    "Reading content: 0.5 s",
    ...[2, 4, 6, 8].map((done) => `Compiled ${done} of 8 files`),
    "Compiling: 0.5 s",
    "Rendering pages: 0.5 s",
    "",
  ]);
});

it("in a terminal one line counts, and gives way to the next step", () => {
  const { progress, read } = start(true);
  progress.step("Compiling");
  progress.file(1, 2);
  progress.file(2, 2);
  progress.end();
  expect(read()).toBe("\r\u001B[KCompiled 1 of 2 files\r\u001B[KCompiled 2 of 2 files\r\u001B[KCompiling: 0.5 s\n");
});
