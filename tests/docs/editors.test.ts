/** The editors page and the home page speak of the same integrations: one list must not fall behind the other. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

const editors = parse(readFileSync("content/data/editors.yml", "utf8")) as { name: string; content: string }[];
const links = editors.flatMap(({ name, content }) =>
  [...content.matchAll(/\]\((https:[^)]+)\)/g)].map((match) => [name, match[1]!] as const),
);

it.each(["stable", "next"])("the %s editors page links every integration of the home page", (version) => {
  const page = readFileSync(`content/docs/${version}/editors.md`, "utf8");
  expect(links.length).toBeGreaterThan(10);
  const isOnPage = ([name, href]: readonly [string, string]) =>
    page.includes(`(${href})`) || page.includes(`:::integrations{editor="${name}"}`);
  expect(links.filter((link) => !isOnPage(link))).toEqual([]);
});
