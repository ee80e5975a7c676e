import { expect, it } from "vitest";
import { createFolder } from "../testing/values.ts";
import { addConfigLines, explainConfigError, findSyntaxProblems } from "./config-lines.ts";

const CONFIG = `import { defineSite } from "./define-site.ts";

const items = [
  { type: "search" },
  { type: "docs" },
];

export default defineSite({
  title: "Site",
  navbar: {
    items,
    "title": "Site",
  },
} satisfies object);
`;

const locate = async (path: PropertyKey[], text = CONFIG) => {
  const root = await createFolder({ "site.config.ts": text });
  const [problem] = await addConfigLines(root, [{ file: "site.config.ts", path, message: "is wrong" }]);
  return problem;
};

it.each<[PropertyKey[], number]>([
  [["title"], 9],
  [["navbar", "title"], 12],
  [["navbar", "items", 1, "type"], 5],
  [["navbar", "items", 0], 4],
  // What is missing is looked for where it should be.
  [["navbar", "logo"], 10],
  [["url"], 8],
])("finds the line of %j", async (path, line) => {
  expect(await locate(path)).toEqual({ file: "site.config.ts", line, message: "is wrong" });
});

it("leaves problems without a place, and a file that exports nothing, alone", async () => {
  const problem = { file: "a.md", line: 3, message: "is wrong" };
  expect(await addConfigLines("/nowhere", [problem])).toEqual([problem]);
  expect(await locate(["title"], "export {};")).toEqual({ file: "site.config.ts", message: "is wrong" });
});

it("tells what makes the file unreadable, with its line and nothing else", async () => {
  const root = await createFolder({ "site.config.ts": 'export default {\n  title: "A"\n  tagline: "B",\n};\n' });
  expect(await findSyntaxProblems(root)).toEqual([
    { file: "site.config.ts", line: 3, message: "Expected `,` or `}` but found `Identifier`" },
  ]);
  expect(await findSyntaxProblems(await createFolder({ "site.config.ts": CONFIG }))).toEqual([]);
  expect(await findSyntaxProblems("/nowhere")).toEqual([
    { file: "site.config.ts", message: "the configuration of the site is missing" },
  ]);
});

it.each([
  [
    "RolldownError: Build failed with 1 error:\n\n[UNRESOLVED_IMPORT] Error: Could not resolve './x'\n   ╭─[ site.config.ts:1:8 ]\n",
    "Could not resolve './x'",
  ],
  ["\u001b[31mx is not defined\u001b[39m\n  Plugin: vite:oxc\n  frame", "x is not defined"],
])("explains %j in a sentence", async (message, said) => {
  const root = await createFolder({ "site.config.ts": CONFIG });
  const { problems } = await explainConfigError(root, new Error(message));
  expect(problems).toEqual([{ file: "site.config.ts", message: said }]);
});
