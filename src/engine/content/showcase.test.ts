import { expect, it } from "vitest";
import { collectProblems, createFolder } from "../testing/values.ts";
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

it("has the fields of the specification: users, editors and languages", async () => {
  const { users, editors, languages } = await load({
    "users.yml": user("Own", '  image: "M0 0"\n  greyImage: "M1 1"\n  pinned: true\n') + user("Plain"),
    "editors.yml": "- name: Vim\n  image: M0 0\n  content: '[x](/y)'\n",
    "languages.yml": "- name: GraphQL\n  image: M0 0\n  nameLink: https://graphql.org\n  variants: ['[Schemas](/s)']\n",
  });
  const infoLink = "https://example.org";
  expect(users[0]).toEqual({ caption: "Own", infoLink, image: "M0 0", greyImage: "M1 1", pinned: true });
  expect(users[1]).toEqual({ caption: "Plain", infoLink });
  expect(editors).toEqual([{ name: "Vim", image: "M0 0", content: "[x](/y)" }]);
  expect(languages).toEqual([
    { name: "GraphQL", image: "M0 0", nameLink: "https://graphql.org", variants: ["[Schemas](/s)"] },
  ]);
});

it("a brand has the color of the icon package, in a shade for each mode", async () => {
  const { users } = await load({ "users.yml": user("Vercel", "  icon: vercel\n") + user("Own", '  image: "M0 0"\n') });
  expect(users[0]!.color).toMatch(/^light-dark\(#000000,#\w{6}\)$/);
  expect(users[1]).not.toHaveProperty("color");
});

it("the hero's code is taken as it is written, and knows its line", async () => {
  const text = "# Words\n- name: JS\n  language: js\n  code: |\n    const  a=1\n      ;\n";
  expect((await load({ "hero.yml": text })).hero).toEqual([
    { name: "JS", language: "js", options: {}, code: "const  a=1\n  ;\n", line: 4 },
  ]);
});

it("missing files are empty", async () => {
  expect(await load({})).toMatchObject({ hero: [], users: [], editors: [], languages: [], projects: [] });
});

it("problems of all files come together, with their lines", async () => {
  const problems = await collectProblems(
    load({
      "users.yml": user("A") + "- caption: B\n  infoLink: nonsense\n" + user("C", "  image: logo.svg\n") + user("A"),
      "editors.yml": "- name: Vim\n  content: x\n  icon: neovin\n",
      "languages.yml": "- name: CSS\n  varaints: []\n",
    }),
  );
  expect(problems).toEqual([
    "data/users.yml:4  [1].infoLink: Invalid URL",
    'data/users.yml:7  [2].image: expected a file of public/ such as "/img/users/name.svg" (SVG or PNG), or the "d" of an SVG path on a 24 by 24 grid',
    'data/users.yml:8  [3].caption: "A" is listed already',
    'data/editors.yml:3  icon: simple-icons has no "neovin". Did you mean "neovim"?',
    'data/languages.yml:2  [0].varaints: unknown key. Did you mean "variants"?',
  ]);
});

it("a logo may be a file of public/, and a missing file is named with its line", async () => {
  const root = await createFolder({
    "public/img/own.svg": "<svg/>",
    "data/users.yml": user("Own", "  image: /img/own.svg\n  greyImage: /img/own.svg\n"),
    "broken/users.yml": user("Own", "  image: /img/own.svg\n  greyImage: /img/none.png\n"),
    "wrong/users.yml": user("Own", "  image: /img/own.gif\n"),
  });
  const { users } = await loadShowcase(root, "data");
  expect(users[0]).toMatchObject({ image: "/img/own.svg", greyImage: "/img/own.svg" });
  expect(await collectProblems(loadShowcase(root, "broken"))).toEqual([
    "broken/users.yml:4  greyImage: public/img/none.png does not exist",
  ]);
  expect(await collectProblems(loadShowcase(root, "wrong"))).toEqual([
    expect.stringContaining('wrong/users.yml:3  [0].image: expected a file of public/ such as "/img/users/name.svg"'),
  ]);
});
