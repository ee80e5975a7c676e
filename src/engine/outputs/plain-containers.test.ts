import { expect, it } from "vitest";
import { flattenContainers } from "./plain-containers.ts";

const flatten = (...lines: string[]) => flattenContainers(lines.join("\n")).split("\n");

it("admonitions keep their kind and title", () => {
  expect(flatten(":::warning[Take care]", "", "Text.", "", ":::", "After.")).toEqual([
    "**Warning: Take care**",
    "",
    "Text.",
    "",
    "After.",
  ]);
  expect(flatten(":::tip", "", "Text.", "", ":::")[0]).toBe("**Tip**");
});

it("tabs are captions, nested or not", () => {
  expect(flatten('::::tabs{group="os"}', "", ":::tab[Linux]", "", "A", "", ":::", "", "::::")).toEqual([
    "",
    "**Linux**",
    "",
    "A",
    "",
  ]);
  expect(flatten(':::tabs{group="m"}', "", '```bash tab="npm"', "npm i", "```", "", ":::")).toEqual([
    "",
    "**npm**",
    "",
    "```bash",
    "npm i",
    "```",
    "",
  ]);
});

it("a comparison says which release printed what", () => {
  const text = flatten(
    ':::before-after{before="3.5.3" after="3.6.0" title="Lists"}',
    "```js",
    "a",
    "```",
    "```js before",
    "b",
    "```",
    "```js after",
    "c",
    "```",
    ":::",
  ).join("\n");
  expect(text).toBe(
    "**Lists: Input**\n\n```js\na\n```\n**Formatted by Prettier 3.5.3**\n\n```js\nb\n```\n**Formatted by Prettier 3.6.0**\n\n```js\nc\n```",
  );
});

it("what stands in code stays", () => {
  const code = ["````md", ":::tip", '```js tab="a"', "```", ":::", "````"];
  expect(flatten(...code)).toEqual(code);
});
