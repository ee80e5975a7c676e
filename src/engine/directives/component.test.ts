import { describe, expect, it } from "vitest";
import type { CompileInput, TimelinePost } from "../markdown/context.ts";
import { compileText } from "../testing/compile-text.ts";
import { DIRECTIVES } from "./registry.ts";

const compile = (body: string, more: Partial<CompileInput> = {}) =>
  compileText(body, { formatter: "prettier-stable", ...more }, DIRECTIVES);

const SAMPLE = "```js\nconst a = 'x'\n```\n\n";
const compileExplorer = (attributes: string, sample = SAMPLE) =>
  compile(`:::component{name="option-explorer" ${attributes}}\n\n${sample}:::`);

const POSTS: TimelinePost[] = [
  { title: "Two", href: "/blog/two", date: "2021-07-02", release: { version: "2.0", headline: "Second" } },
  { title: "Talk", href: "/blog/talk", date: "2020-07-01" },
  {
    title: "One",
    href: "/blog/one",
    date: "2019-01-01",
    release: { version: "1.0", headline: "First", until: "2021-07-02" },
  },
];
const SAMPLES = [
  { name: "JavaScript", language: "js", options: {}, code: "f( firstArgument,secondArgument, thirdArgument )\n" },
  { name: "CSS", language: "css", options: {}, code: "a{b:c}\n" },
];

/** What the app would get. */
function readProps(html: string): Record<string, unknown> {
  const [, attribute = ""] = /data-props="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(attribute.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as Record<string, unknown>;
}

describe("the option explorer", () => {
  it("stands in any page, without documenting the option there", async () => {
    const { html, markdown, options, problems } = await compileExplorer('option="semi" singleQuote=true');
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<fieldset class="explorer"><legend>Output for each value of semi/);
    expect(html).not.toContain("option-facts");
    expect(options).toBeUndefined();
    expect(markdown).toContain("Output (`semi: false`):\n\n```js\nconst a = 'x'\n```");
  });

  it("has radio buttons of its own, also beside others of the same option, and in other files of a page", async () => {
    const one = `:::component{name="option-explorer" option="semi"}\n\n${SAMPLE}:::\n\n`;
    const [{ html }, { html: other }] = await Promise.all([
      compile(one + one),
      compile(one, { file: "docs/other-page.md" }),
    ]);
    const names = Array.from((html + other).matchAll(/name="([^"]+)"/g), ([, name]) => name);
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(3);
  });
});

describe("the time line", () => {
  it("is a leaf with all posts, and a list of links elsewhere", async () => {
    const { html, markdown, sections, names, problems } = await compile('::component{name="timeline"}', {
      posts: POSTS,
    });
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<div class="component component-timeline" data-component="timeline" data-props="[^"]+"><\/div>$/,
    );
    expect(readProps(html)).toMatchObject({
      axis: ["2019", "2020", "2021"],
      years: [{ year: "2021" }, { year: "2020", posts: [{ title: "Talk", start: 49.91 }] }, { year: "2019" }],
    });
    expect(markdown).toContain("- [Talk](https://example.org/blog/talk), 2020-07-01");
    expect(sections.map(({ text }) => text)).toEqual([""]);
    expect(names).toContain(".component-timeline");
  });

  it("shows some years, or releases only", async () => {
    const { html } = await compile('::component{name="timeline" to=2020 releases}', { posts: POSTS });
    // The release lasts beyond the end.
    expect(readProps(html)).toEqual({
      axis: ["2019"],
      years: [
        {
          year: "2019",
          posts: [
            {
              title: "One",
              href: "/blog/one",
              date: "2019-01-01",
              start: 0,
              release: { version: "1.0", headline: "First", end: 100 },
            },
          ],
        },
      ],
    });
  });
});

describe("the hero", () => {
  it("is a leaf with the code of the site, or a part of it", async () => {
    const { html, markdown, problems } = await compile('::component{name="hero" languages="CSS"}', {
      samples: SAMPLES,
    });
    expect(problems).toEqual([]);
    expect(readProps(html)).toMatchObject({ id: "hero-page-5", samples: [{ name: "CSS", code: "a{b:c}\n" }] });
    expect(markdown).toBe("Input:\n\n```css\na{b:c}\n```\n\nOutput:\n\n```css\na {\n  b: c;\n}\n```\n");
  });

  it("has the code blocks inside of it instead", async () => {
    const { html } = await compile(':::component{name="hero"}\n\n```js title="My code"\na  =  1\n```\n\n:::');
    expect(readProps(html)).toMatchObject({ samples: [{ name: "My code", options: { parser: "babel" } }] });
  });
});

describe("a mistake is told with its line", () => {
  it.each([
    ["::component{}", /^5 the component has no name\. Known here: hero, option-explorer, timeline\./],
    ['::component{name="timelime"}', /^5 unknown component "timelime"\. Did you mean "timeline"\?/],
    ['::component{name="timeline" form=2020}', /^5 the component "timeline" has no "form"\. Did you mean "from"\?/],
    ['::component{name="timeline" from=soon}', /^5 .* cannot read "from": expected a whole number, found "soon"/],
    ['::component{name="timeline" releases=no}', /^5 .* cannot read "releases": expected true or false, found "no"/],
    ['::component{name="timeline" from=2030}', /^5 .* nothing to show: no post of the blog is from these years/],
    ['::component{name="hero" languages="CS"}', /^5 hero\.yml has no "CS"\. Did you mean "CSS"\?/],
    ['::component{name="option-explorer"}', /^5 the component "option-explorer" needs "option": it is missing/],
    ['::component{name="option-explorer" option="semi"}', /^5 .* needs a code block.*":::component"/],
    ["::componnet{}", /^5 unknown directive "::componnet"\. Did you mean "component"\?/],
  ])("for %s", async (body, message) => {
    expect((await compile(body, { posts: POSTS, samples: SAMPLES })).problems[0]).toMatch(message);
  });

  it.each([
    ['option="sem"', /^5 .* has no option "sem"\. Did you mean "semi"\?/],
    ['option="semi" tabwidth=4', /^5 .*tabwidth/],
  ])("for an explorer of {%s}", async (attributes, message) => {
    expect((await compileExplorer(attributes)).problems[0]).toMatch(message);
  });

  it("for a missing sample, posts, samples, or code that is too long", async () => {
    expect((await compileExplorer('option="semi"', "")).problems).toEqual([
      '5 the component "option-explorer" needs a code block: the sample to format',
    ]);
    expect((await compile('::component{name="timeline"}')).problems).toEqual([
      '5 the component "timeline" has nothing to show: the site has no blog',
    ]);
    expect((await compile('::component{name="hero"}')).problems[0]).toMatch(/^5 the component "hero" has no code/);
    expect((await compile(':::component{name="hero"}\n\nWords.\n\n:::')).problems[0]).toMatch(
      /^7 .* holds code blocks/,
    );
    const long = `:::component{name="hero"}\n\n\`\`\`js\n${"a();\n".repeat(40)}\`\`\`\n\n:::`;
    expect((await compile(long)).problems).toEqual([
      '7 the component "hero" has room for 22 lines, but "js" is printed on 40',
      '7 the component "hero" has room for 33 lines, but "js" is printed on 40',
    ]);
  });
});
