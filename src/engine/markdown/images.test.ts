import { describe, expect, it } from "vitest";
import { createFolder } from "../testing/values.ts";
import { compileMarkdown } from "./compile.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
const files = { "docs/img/dot.svg": svg, "public/img/logo.svg": svg, "docs/fake.png": "this is not an image at all" };

async function compile(body: string) {
  const root = await createFolder(files);
  const compiled = await compileMarkdown({ file: "docs/a.md", body, bodyOffset: 4, base: "/site/", root, routes: {} });
  return {
    ...compiled,
    problems: compiled.problems.map(
      ({ broken, problem }) => `${broken} ${problem.file}:${problem.line} ${problem.message}`,
    ),
  };
}

it("beside a file get their size and an address that changes with them", async () => {
  const { html, images, problems } = await compile('![A dot](./img/dot.svg "Round")');
  const [image] = images;
  expect(image).toEqual({
    source: "docs/img/dot.svg",
    output: expect.stringMatching(/^\/assets\/dot-[\da-f]{8}\.svg$/),
    state: expect.stringMatching(/^64 \d/),
  });
  expect(html).toContain(
    `src="/site${image!.output}" alt="A dot" title="Round" width="40" height="20" loading="lazy" decoding="async"`,
  );
  expect(problems).toEqual([]);
});

it("in public/ keep their address, below the base path", async () => {
  const { html, images } = await compile("![Logo](/img/logo.svg)");
  expect(html).toContain('src="/site/img/logo.svg"');
  expect(images).toMatchObject([{ source: "public/img/logo.svg", output: "/img/logo.svg" }]);
});

it("of other sites are left as they are, but told, because the policy blocks them", async () => {
  const { html, images, problems } = await compile("![X](https://example.org/x.png)");
  expect(html).toContain('<img src="https://example.org/x.png" alt="X">');
  expect(images).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/^image docs\/a\.md:5 <img> with .* of another site is blocked/)]);
});

describe("problems", () => {
  it("of missing images name line, place and nearest file", async () => {
    const { problems } = await compile("Text.\n\n![A](img/dott.svg) ![B](/img/nothing-like-it.png)");
    expect(problems).toHaveLength(2);
    expect(problems).toContain(
      'image docs/a.md:7 the image "img/dott.svg" (docs/img/dott.svg) does not exist. Nearest file: dot.svg.',
    );
    expect(problems).toContain(
      'image docs/a.md:7 the image "/img/nothing-like-it.png" (public/img/nothing-like-it.png) does not exist.',
    );
  });

  it("of files that are no images name the file", async () => {
    expect((await compile("![A](fake.png)")).problems).toEqual([
      'image docs/a.md:5 the image "fake.png" (docs/fake.png) has no size that can be read.',
    ]);
  });
});
