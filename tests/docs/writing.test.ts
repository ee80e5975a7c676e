/** What holds for every page, whatever it says. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listPages, ROOT, VERSIONS } from "./support/versions.ts";

/** A list, an offer, and a page about plugins, whose output is in the playground. */
const WITHOUT_EXAMPLE = ["related-projects", "for-enterprise", "plugins"];
const LONGEST_DESCRIPTION = 160;
/** What they say does not depend on the version, so they are the same word by word. */
const SAME = [
  ...[
    "api",
    "ci",
    "comparison",
    "editors",
    "for-enterprise",
    "integrating-with-linters",
    "option-philosophy",
    "precommit",
  ],
  ...["related-projects", "vim", "watching-files", "webstorm", "why-prettier"],
];

it.each(SAME)("%s is the same in all versions", (id) => {
  const texts = VERSIONS.map(({ dir }) => readFileSync(path.join(ROOT, dir, `${id}.md`), "utf8"));
  expect(new Set(texts).size).toBe(1);
});

describe.each(VERSIONS)("every page of $name", (version) => {
  let pages: { id: string; text: string }[];

  beforeAll(async () => {
    pages = (await listPages(version)).map((file) => ({
      id: path.basename(file, ".md"),
      text: readFileSync(path.join(ROOT, file), "utf8"),
    }));
  });

  it("has a description that search engines show in full", () => {
    const wrong = pages.filter(({ text }) => {
      const { description } = parse(text.split("---\n")[1]!) as { description?: string };
      return !description || description.length > LONGEST_DESCRIPTION;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("shows what the formatter really does", () => {
    const without = pages.filter(({ text }) => !/^:::+(example|option)\b/m.test(text)).map(({ id }) => id);
    expect(without.toSorted()).toEqual(WITHOUT_EXAMPLE.toSorted());
  });

  it("runs Prettier with yarn in the way that works in every version of yarn", () => {
    const blocks = pages.flatMap(({ id, text }) =>
      [...text.matchAll(/^```bash tab="yarn"\n([\s\S]*?)^```/gm)].map((match) => ({ id, code: match[1]! })),
    );
    expect(blocks.some(({ code }) => code.includes("yarn prettier"))).toBe(true);
    expect(blocks.filter(({ code }) => /yarn exec (?!-- )/.test(code))).toEqual([]);
  });
});
