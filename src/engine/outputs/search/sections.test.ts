import { expect, test } from "vitest";
import type { Section } from "../../markdown/search-sections.ts";
import { describeSections, describeWords } from "./sections.ts";

const knowledge = {
  subject: "Prettier",
  flags: [{ names: ["-w", "--write"] }, { names: ["--log-level"], default: "log" }],
  history: { "--log-level": "3.0.0" },
  languages: new Set(["yaml"]),
  pluginLanguages: new Map([["prettier-plugin-sh", ["Bash", "Dockerfile"]]]),
};
const section = (overrides: Partial<Section>): Section => ({
  id: "a",
  level: 2,
  title: "A",
  text: "Text.",
  ...overrides,
});

test("an option has its names, its default and the version it came with", () => {
  const facts = {
    Default: ["true"],
    Type: ["boolean"],
    "CLI flag": ["--no-semi"],
    "API name": ["semi"],
    Since: ["1.0.0"],
  };
  expect(describeSections([section({ option: { name: "semi", facts } })], knowledge)).toEqual([
    {
      id: "a",
      title: "A",
      level: 2,
      text: "Text.",
      kind: "option",
      names: ["semi", "--no-semi", "--semi"],
      facts: { default: "true", since: "1.0.0", flag: "--no-semi" },
    },
  ]);
});

test("a flag in a heading is known by all its spellings", () => {
  const [write] = describeSections([section({ code: ["--write"] })], knowledge);
  expect(write).toMatchObject({ kind: "flag", names: ["--write", "-w"] });
  const [level] = describeSections([section({ code: ["--log-level <x>"] })], knowledge);
  expect(level).toMatchObject({ names: ["--log-level"], facts: { default: "log", since: "3.0.0" } });
});

test("each row of a table of flags is a section of its own, and leads where it says", () => {
  const flags = [
    { usages: ["--write"], text: "Writes." },
    { usages: ["--semi"], text: "`semi`", href: "/docs/options#semi" },
  ];
  const [, write, semi] = describeSections([section({ flags })], knowledge);
  expect(write).toMatchObject({ id: "a", title: "--write", level: 3, text: "Writes.", kind: "flag" });
  expect(semi).toMatchObject({ href: "/docs/options#semi", title: "--semi" });
  expect(semi).not.toHaveProperty("id");
});

test("a call in a heading is API, with and without its module", () => {
  const [call] = describeSections([section({ code: ["prettier.format(source, options)"] })], knowledge);
  expect(call).toMatchObject({ kind: "api", names: ["prettier.format", "format"] });
});

test("other code in a heading makes no kind, and posts have words only", () => {
  expect(describeSections([section({ code: ["languages"] })], knowledge)[0]).not.toHaveProperty("kind");
  expect(describeWords([section({ code: ["--write"] })])).toEqual([{ id: "a", title: "A", level: 2, text: "Text." }]);
});

test("a language that only a plugin formats is found by its name, one that needs no plugin is not", () => {
  const plugins = ["@prettier/plugin-php", "prettier-plugin-yaml", "prettier-plugin-sh"];
  const [, ...rows] = describeSections([section({ plugins })], knowledge);
  const text = "Not built into Prettier, but this plugin adds it.";
  expect(rows).toEqual([
    { id: "a", title: "@prettier/plugin-php", level: 3, text, names: ["php"] },
    { id: "a", title: "prettier-plugin-yaml", level: 3, text: "" },
    { id: "a", title: "prettier-plugin-sh", level: 3, text, names: ["sh", "Bash", "Dockerfile"] },
  ]);
});
