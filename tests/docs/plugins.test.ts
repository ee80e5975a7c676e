/** The plugins page and the home page speak of the same plugins: one list must not fall behind the other. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

const languages = parse(readFileSync("content/data/languages.yml", "utf8")) as { name: string; variants: string[] }[];
const { variants } = languages.find(({ name }) => name === "Community Plugins")!;
/** The first link of a line is the plugin, others are what it builds on. */
const links = variants.map((variant) => /\]\((https:[^)]+)\)/.exec(variant)?.[1]).filter((link) => link !== undefined);

it.each(["stable", "next"])("the %s plugins page links every plugin of the home page", (version) => {
  const page = readFileSync(`content/docs/${version}/plugins.md`, "utf8");
  expect(links.length).toBeGreaterThan(6);
  expect(links.filter((link) => !page.includes(`(${link})`))).toEqual([]);
});
