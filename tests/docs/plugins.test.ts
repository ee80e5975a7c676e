/** The plugins page and the home page speak of the same plugins: one list must not fall behind the other. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { getShortName } from "../../src/shared/playground-link.ts";

const read = <T>(file: string) => parse(readFileSync(`content/data/${file}`, "utf8")) as T;
const { variants } = read<{ name: string; variants: string[] }[]>("languages.yml").find(
  ({ name }) => name === "Community Plugins",
)!;
/** The first link of a line is the plugin, others are what it builds on. */
const links = variants.map((variant) => /\]\((https:[^)]+)\)/.exec(variant)?.[1]).filter((link) => link !== undefined);
interface Project {
  name: string;
  link: string;
  noPlayground?: string;
}
const lists = read<{ list: string; projects: Project[] }[]>("projects.yml");
const [official, community] = ["official-plugins", "community-plugins"].map(
  (name) => lists.find(({ list }) => list === name)!.projects,
) as [Project[], Project[]];

describe.each(["stable", "next"])("the %s pages", (version) => {
  const read = (id: string) => readFileSync(`content/docs/${version}/${id}.md`, "utf8");

  it("name every plugin of the home page", () => {
    const page = read("plugins");
    for (const list of ["official", "community"]) expect(page).toContain(`:::projects{list="${list}-plugins"}`);
    expect(links.length).toBeGreaterThan(6);
    const known = [...official, ...community].map(({ link }) => link);
    expect(links.filter((link) => !known.includes(link))).toEqual([]);
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

describe("the plugins of the playground", () => {
  const offered = (parse(readFileSync("plugins/plugins.yml", "utf8")) as { name: string }[]).map(({ name }) => name);

  it("are not among those that the docs say cannot be tried", () => {
    const refused = lists.flatMap(({ projects }) => projects.filter((project) => project.noPlayground));
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.filter(({ name }) => offered.includes(name.replaceAll("`", "")))).toEqual([]);
  });

  it("have short names that tell them apart", () => {
    expect(new Set(offered.map(getShortName)).size).toBe(offered.length);
  });
});
