/** The plugins page and the home page speak of the same plugins: one list must not fall behind the other. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const read = <T>(file: string) => parse(readFileSync(`content/data/${file}`, "utf8")) as T;
const { variants } = read<{ name: string; variants: string[] }[]>("languages.yml").find(
  ({ name }) => name === "Community Plugins",
)!;
/** The first link of a line is the plugin, others are what it builds on. */
const links = variants.map((variant) => /\]\((https:[^)]+)\)/.exec(variant)?.[1]).filter((link) => link !== undefined);
const lists = read<{ list: string; projects: { name: string; link: string }[] }[]>("projects.yml");
const community = lists.find(({ list }) => list === "community-plugins")!.projects;

describe.each(["stable", "next"])("the %s pages", (version) => {
  const read = (id: string) => readFileSync(`content/docs/${version}/${id}.md`, "utf8");

  it("name every plugin of the home page", () => {
    const page = read("plugins");
    expect(page).toContain(':::projects{list="community-plugins"}');
    expect(links.length).toBeGreaterThan(6);
    const known = community.map(({ link }) => link);
    expect(links.filter((link) => !known.includes(link) && !page.includes(`(${link})`))).toEqual([]);
  });

  it("show every list of projects", () => {
    const pages = read("plugins") + read("related-projects");
    expect(lists.filter(({ list }) => !pages.includes(`:::projects{list="${list}"}`))).toEqual([]);
  });

  it("recommend no plugin that they call unmaintained", () => {
    const replaced = [...read("plugins").matchAll(/replaces `([^`]+)`, which nobody maintains/g)].map(
      ([, name]) => name,
    );
    expect(replaced).toEqual(["prettier-plugin-go-template"]);
    expect(community.filter(({ name }) => replaced.includes(name.replaceAll("`", "")))).toEqual([]);
  });
});
