import { expect, it } from "vitest";
import { collectProblems, createFolder } from "../testing/values.ts";
import { checkRedirects, loadRedirects } from "./redirects.ts";

const load = async (text: string) => loadRedirects(await createFolder({ "r.yml": text }), "r.yml");

it("are read in their order", async () => {
  expect(await load("- { from: /b, to: /c }\n- { from: /a/*, to: '/:splat' }\n")).toEqual([
    { from: "/b", to: "/c", line: 1 },
    { from: "/a/*", to: "/:splat", line: 2 },
  ]);
});

it.each([
  ["- { from: b, to: /c }", 'r.yml:1  [0].from: a path starts with "/"'],
  ["- { from: /b, to: /c }\n- { from: /b, to: '/:name' }", "r.yml:2"],
  ["- { from: /*/b, to: /c }", "r.yml:1"],
  ["- { from: /b, to: '/c#d' }", "r.yml:1"],
])("%j is told with its line", async (text, expected) => {
  const problems = await collectProblems(load(text));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected.split("  ")[0]);
});

it("must not hide what exists, and must lead to what exists", () => {
  const redirects = [
    { from: "/docs/:version/usage", to: "/docs/:version/install" },
    { from: "/old", to: "/docs/instal" },
    { from: "/older", to: "/docs/" },
  ];
  const paths = ["/docs/index.html", "/docs/install.html", "/docs/next/usage.html"];
  expect(checkRedirects({ file: "r.yml", redirects, paths }).map(({ message }) => message)).toEqual([
    "/docs/next/usage.html exists, but a redirect would hide it",
    "/old leads to /docs/instal, which does not exist. Nearest: /docs/install.",
  ]);
});
