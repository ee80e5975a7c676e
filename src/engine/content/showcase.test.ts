import { expect, it } from "vitest";
import { collectProblems, createFolder } from "../testing.ts";
import { loadShowcase } from "./showcase.ts";

const load = async (files: Record<string, string>) =>
  loadShowcase(
    await createFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`data/${name}`, text]))),
    "data",
  );

const user = (caption: string, more = "") => `- caption: ${caption}\n  infoLink: https://example.org\n${more}`;

it("pinned users come first, otherwise in their order", async () => {
  const { users } = await load({
    "users.yml": user("A") + user("B", "  pinned: true\n") + user("C") + user("D", "  pinned: true\n"),
  });
  expect(users.map(({ caption }) => caption)).toEqual(["B", "D", "A", "C"]);
});

it("icons become drawings", async () => {
  const { users, editors } = await load({
    "users.yml": user("GitHub", "  icon: github\n") + user("Own", '  image: "M0 0"\n  greyImage: "M1 1"\n'),
    "editors.yml": "- name: Vim\n  icon: vim\n  content: '[x](/y)'\n",
  });
  expect(users[0]!.image).toMatch(/^M[\d. ]/);
  expect(users[0]).not.toHaveProperty("icon");
  expect(users[1]).toMatchObject({ image: "M0 0", greyImage: "M1 1" });
  expect(editors[0]).toMatchObject({ name: "Vim", image: expect.stringMatching(/^M/), content: "[x](/y)" });
});

it("the hero is taken as it is written", async () => {
  expect((await load({ "hero.jsx": "\n\nconst  a=1\n\n" })).hero).toBe("const  a=1");
});

it("missing files are empty", async () => {
  expect(await load({})).toEqual({ hero: "", users: [], editors: [], languages: [] });
});

it("problems of all files come together, with their lines", async () => {
  const problems = await collectProblems(
    load({
      "users.yml": user("A") + "- caption: B\n  infoLink: nonsense\n",
      "editors.yml": "- name: Vim\n  content: x\n  icon: nosuchicon\n",
      "languages.yml": "- name: CSS\n  varaints: []\n",
    }),
  );
  expect(problems).toEqual([
    "data/users.yml:4  [1].infoLink: Invalid URL",
    'data/editors.yml:3  icon: simple-icons has no "nosuchicon"',
    "data/languages.yml:1  [0].variants: Invalid input: expected array, received undefined",
    'data/languages.yml:2  [0].varaints: unknown key. Did you mean "variants"?',
  ]);
});
