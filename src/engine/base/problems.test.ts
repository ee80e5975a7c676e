import { expect, it } from "vitest";
import { AuthoringError, explainCauses, gatherAll, showProblem, throwIfAny } from "./problems.ts";

const problem = (file: string) => ({ file, line: 2, message: "is wrong" });
const fail = async (file: string) => throwIfAny([problem(file)]);

it("shows file, line and message", () => {
  expect(showProblem(problem("a.md"))).toBe("a.md:2  is wrong");
  expect(showProblem({ file: "a.md", message: "is wrong" })).toBe("a.md  is wrong");
});

it("throws all problems, with their warnings, or nothing", () => {
  expect(() => throwIfAny([], [problem("a.md")])).not.toThrow();
  const error = new AuthoringError([problem("a.md"), problem("b.md")], [problem("c.md")]);
  expect(error).toMatchObject({ name: "AuthoringError", message: "a.md:2  is wrong\nb.md:2  is wrong" });
  expect(error.warnings).toEqual([problem("c.md")]);
});

it("tells the causes of an error", () => {
  expect(explainCauses(new Error("a", { cause: new Error("b", { cause: new Error("c") }) }))).toBe(
    "a\nCaused by: b\nCaused by: c",
  );
  expect(explainCauses(new Error("a", { cause: 5 }))).toBe("a");
});

it("gathers values in order", async () => {
  expect(await gatherAll([Promise.resolve(1), "two", undefined])).toEqual([1, "two", undefined]);
});

it("gathers the problems of everything that failed", async () => {
  const late = new Promise((resolve) => setTimeout(resolve, 5)).then(() => fail("b.md"));
  await expect(gatherAll([late, fail("a.md"), Promise.resolve(1)])).rejects.toMatchObject({
    problems: [problem("b.md"), problem("a.md")],
  });
});

it("hides no failure of another kind behind problems of the content", async () => {
  await expect(gatherAll([fail("a.md"), Promise.reject(new TypeError("a bug"))])).rejects.toThrow("a bug");
});
