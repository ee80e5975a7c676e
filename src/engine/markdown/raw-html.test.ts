import { expect, it } from "vitest";
import { createFolder } from "../testing/values.ts";
import { compileMarkdown } from "./compile.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';

async function compile(body: string) {
  const root = await createFolder({ "docs/dot.svg": svg });
  const routes = { "docs/a.md": "/docs/a", "docs/b.md": "/docs/b" };
  const compiled = await compileMarkdown({ file: "docs/a.md", body, bodyOffset: 4, base: "/site/", root, routes });
  return { ...compiled, problems: compiled.problems.map(({ problem: { line, message } }) => `${line} ${message}`) };
}

it("links are resolved and noted with their lines", async () => {
  const { html, links } = await compile(
    'See <a href="b.md#c">b</a>.\n\n<p>\n  <a class="x" href=\'/d?e&amp;f\'>d</a>\n  <video src="/v.mp4" poster="/p.png"></video>\n</p>',
  );
  expect(html).toContain('<a href="/site/docs/b#c">b</a>');
  expect(html).toContain('<a class="x" href="/site/d?e&amp;f">d</a>');
  expect(links).toEqual([
    { href: "/site/docs/b#c", line: 5 },
    { href: "/site/d?e&f", line: 8 },
    { href: "/site/v.mp4", line: 9 },
    { href: "/site/p.png", line: 9 },
  ]);
});

it("links to missing Markdown files are problems", async () => {
  expect((await compile('Text\n\n<div><a href="c.md">c</a></div>')).problems).toEqual([
    '7 the link to "c.md" leads to no Markdown file. Nearest: a.md.',
  ]);
});

it("images get an address that changes with them, and their size unless they have one", async () => {
  const { html, images } = await compile('<img src="dot.svg" alt="A dot">\n\n<img width="8" src="./dot.svg" alt="">');
  const [image] = images;
  expect(html).toContain(`<img src="/site${image?.output}" width="40" height="20" alt="A dot">`);
  expect(html).toContain(`<img width="8" src="/site${image?.output}" alt="">`);
});

it("missing images are problems", async () => {
  expect((await compile('<p>\n<img src="dott.svg" alt=""></p>')).problems).toEqual([
    '6 the image "dott.svg" (docs/dott.svg) does not exist. Nearest file: dot.svg.',
  ]);
});

it("addresses of other sites, and what only looks like an attribute, stay", async () => {
  const html = '<p title="href=b.md"><a href="https://example.org/b.md">b</a> <a name="b">b</a></p>';
  expect((await compile(html)).html).toBe(html);
});

it("images of a set are checked and addressed like others", async () => {
  const { html, images, problems } = await compile(
    '<picture>\n<source srcset="dot.svg 1x, dott.svg 2x">\n<img src="dot.svg" alt=""></picture>',
  );
  expect(html).toContain(`<source srcset="/site${images.find(({ output }) => output)?.output} 1x, dott.svg 2x">`);
  expect(problems).toEqual(['6 the image "dott.svg" (docs/dott.svg) does not exist. Nearest file: dot.svg.']);
});
