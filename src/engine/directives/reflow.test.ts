import { describe, expect, it } from "vitest";
import { compileMarkdown } from "../markdown/compile.ts";
import { DIRECTIVES } from "./registry.ts";
import { createReflow } from "./reflow.ts";

function compile(attributes: string, code: string) {
  const body = `:::reflow{${attributes}}\n\n\`\`\`js\n${code}\n\`\`\`\n\n:::\n`;
  const input = { file: "a.md", body, bodyOffset: 10, base: "/", root: process.cwd(), routes: {} };
  return compileMarkdown({ ...input, formatter: "prettier-stable", pageUrl: "https://example.org/page" }, DIRECTIVES);
}

describe(":::reflow", () => {
  it("holds the code, its options and the output of every width", async () => {
    const { reflow, html, problems } = await compile('from="10" to="20" semi=false', "call( 'a','b' )");
    expect(problems).toEqual([]);
    expect(html).toBe("");
    expect(reflow).toEqual({
      code: "call( 'a','b' )\n",
      options: { parser: "babel", semi: false },
      lines: [
        [["name", "call"], "( ", ["string", "'a'"], ",", ["string", "'b'"], " )"],
        [["name", "call"], "("],
        ["  ", ["string", '"a"'], ","],
        ["  ", ["string", '"b"'], ","],
        [")"],
        [["name", "call"], "(", ["string", '"a"'], ", ", ["string", '"b"'], ")"],
      ],
      input: [0],
      outputs: [[1, 2, 3, 4], [5]],
      steps: [
        [10, 0],
        [14, 1],
      ],
    });
  });

  it("reports code that cannot be formatted, with its line", async () => {
    const { problems, reflow } = await compile('from="10" to="20"', "a\nb c");
    expect(reflow).toBeUndefined();
    expect(problems).toMatchObject([{ problem: { file: "a.md", line: 15 } }]);
  });

  it.each(["", 'from="20" to="10"', 'from="x" to="10"'])("reports widths that are none: %j", async (attributes) => {
    const { problems } = await compile(attributes, "a");
    expect(problems.map(({ problem }) => problem.message)).toEqual([":::reflow has no widths, expected from=… to=…"]);
  });
});

it("an output that comes back at a larger width is kept once", () => {
  const { outputs, steps } = createReflow({
    code: "x",
    options: {},
    language: "js",
    widths: [1, 2, 3, 4],
    outputs: ["x", "y", "y", "x"],
  });
  expect(outputs).toHaveLength(2);
  expect(steps).toEqual([
    [1, 0],
    [2, 1],
    [4, 0],
  ]);
});

it("of nested colors the inner one is kept, and blanks have none", () => {
  const { lines, input } = createReflow({
    code: "`a ${b(1)} `\n\n",
    options: {},
    language: "js",
    widths: [],
    outputs: [],
  });
  expect(
    input.map((index) => lines[index]!.map((token) => (typeof token === "string" ? token : token[1])).join("")),
  ).toEqual(["`a ${b(1)} `"]);
  expect(lines[0]).toContainEqual(["value", "1"]);
  expect(lines[0]).toContainEqual(["name", "b"]);
});
