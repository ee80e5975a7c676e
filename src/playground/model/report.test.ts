import { expect, test } from "vitest";
import { extendFormatter } from "../plugins/extend-formatter.ts";
import { exportOptions } from "./export.ts";
import { createIssueUrl, createReport } from "./report.ts";
import { createState } from "./state.ts";
import { createFormatterData, createPlaygroundData, TIDE } from "./testing.ts";

const formatter = createFormatterData();
const state = { ...createState("stable"), content: "a\n```\nb\n", options: { semi: false, tabWidth: 4 } };
const words = { expected: "Expected output:", why: "Why?", paste: "paste here" };

test("a report holds all that is needed, and code cannot end its fence", () => {
  const report = createReport({ state, formatter, link: "https://x/#p2.a", output: "a;\n", secondOutput: "b;\n" });
  expect(report).toContain("**Prettier 3.6.2**\n[Playground link](https://x/#p2.a)");
  expect(report).toContain("--parser babel\n--no-semi\n--tab-width 4");
  expect(report).toContain("````jsx\na\n```\nb\n````");
  expect(report).toContain("**Second Output:**");
  expect(createReport({ state, formatter, link: "", output: "", error: "Unexpected token" })).toContain("**Error:**");
});

test("an issue's address is never too long", () => {
  expect(createIssueUrl("short", words)).toMatchObject({ isWhole: true, url: expect.stringContaining("short") });
  const long = createIssueUrl("é".repeat(5000), words);
  expect(long.isWhole).toBe(false);
  expect(long.url.length).toBeLessThan(8000);
});

test("options are written down in three ways", () => {
  expect(exportOptions("prettierrc", state, formatter)).toBe('{\n  "semi": false,\n  "tabWidth": 4\n}\n');
  expect(exportOptions("cli", { ...state, file: 'a "b".js' }, formatter)).toBe(
    'npx prettier --no-semi --tab-width 4 --write "a \\"b\\".js"\n',
  );
  expect(exportOptions("api", state, formatter)).toContain('  parser: "babel",\n  semi: false,\n  tabWidth: 4,');
});

test("plugins are part of a report and of all that is written down", () => {
  const [plugin] = createPlaygroundData().plugins;
  const extended = extendFormatter(formatter, [{ ...plugin!, ...TIDE }]);
  const withPlugin = { ...state, parser: "tide", plugins: [plugin!.name], options: { tideNote: 'high "5"' } };
  const report = createReport({ state: withPlugin, formatter: extended, link: "", output: "" });
  expect(report).toContain("**Prettier 3.6.2**\n**@sea/plugin-tide 1.2.3**\n");
  expect(report).toContain('--parser tide\n--plugin=@sea/plugin-tide\n--tide-note "high \\"5\\""\n');
  expect(JSON.parse(exportOptions("prettierrc", withPlugin, extended))).toEqual({
    plugins: ["@sea/plugin-tide"],
    tideNote: 'high "5"',
  });
  expect(exportOptions("cli", withPlugin, extended)).toBe(
    'npx prettier --parser tide --plugin=@sea/plugin-tide --tide-note "high \\"5\\"" --write src/\n',
  );
  expect(exportOptions("api", withPlugin, extended)).toContain('  parser: "tide",\n  plugins: ["@sea/plugin-tide"],\n');
});
