import { describe, expect, it } from "vitest";
import { compilePost, compileText } from "../../testing/compile-text.ts";
import { createFolder } from "../../testing/values.ts";

const HELLO = "function greet() {\n  const name = `you`;\n  return name;\n}\n";
const fence = (meta: string, code = "") => `\`\`\`js ${meta}\n${code}\`\`\``;
const loadRoot = () => createFolder({ "docs/code/hello.js": HELLO, "secret.js": "1\n" });

describe("lines of code", () => {
  it("have numbers where asked, from any number on", async () => {
    const { html, names, problems } = await compileText(fence("showLineNumbers=9", "a;\nb;\n"));
    expect(problems).toEqual([]);
    expect(html).toContain('<div class="code-block numbered">');
    expect(html).toContain('<span class="line" data-line="9">a;\n</span><span class="line" data-line="10">b;</span>');
    expect(names).toContain(".numbered");
    expect((await compileText(fence("showLineNumbers", "a;\n"))).html).toContain('data-line="1"');
    expect((await compileText(fence("{1}", "a;\n"))).html).not.toMatch(/data-line|numbered/);
  });

  it("can be added, removed and in focus within a language", async () => {
    const { html, problems } = await compileText(fence("ins={2} del={1} focus={2-3} {3}", "let a;\nlet b;\nc;\n"));
    expect(problems).toEqual([]);
    expect(html).toContain('<div class="code-block focusing">');
    expect(html).toContain('<del class="line removed"><span class="keyword">let</span> a;\n</del>');
    expect(html).toContain('<ins class="line added focused"><span class="keyword">let</span> b;\n</ins>');
    expect(html).toContain('<span class="line highlighted focused">c;</span>');
  });

  it("have signs in feeds", async () => {
    const { feedHtml } = await compilePost(fence("ins={2} del={1}", "a;\nb;\nc;\n"));
    expect(feedHtml).toContain("<code>- a;\n+ b;\n  c;</code>");
  });

  it.each([
    ["ins={5}", "the lines {5} are beyond the end: the code block has one line"],
    ["del={a}", '"del={a}" names no lines: write del={2}, del={2-4} or del={1,3-5}'],
    [
      "showLineNumber",
      'unknown word "showLineNumber" after the language of a code block. Did you mean "showLineNumbers"?',
    ],
    ["focsu=1", 'unknown setting "focsu" of a code block. Did you mean "focus"?'],
  ])("are checked: %s", async (meta, message) => {
    expect((await compileText(fence(meta, "a;\n"))).problems).toEqual([`5 ${message}`]);
  });
});

describe("code from a file", () => {
  it("is the file, or some lines of it without what they all have in front", async () => {
    const root = await loadRoot();
    const whole = await compileText(fence('file="code/hello.js"'), { root });
    expect(whole.problems).toEqual([]);
    expect(whole.html).toContain('<span class="keyword">function</span>');
    const part = await compileText(fence('file="code/hello.js#L2-L3" title="hello.js" {2}'), { root });
    expect(part.problems).toEqual([]);
    expect(part.html).toContain('class="line highlighted"><span class="keyword">return</span> name;</span>');
    expect(part.markdown).toBe("```js\nconst name = `you`;\nreturn name;\n```\n");
  });

  it("is a file that the page depends on", async () => {
    const root = await loadRoot();
    const { sources } = await compileText(fence('file="code/hello.js#L1"'), { root });
    expect(sources).toEqual([{ source: "docs/code/hello.js", state: expect.stringMatching(/^\d+ /) }]);
    expect((await compileText("Text.", { root })).sources).toBeUndefined();
  });

  it.each([
    [
      'file="code/helo.js"',
      "",
      /^5 the file "code\/helo.js" \(docs\/code\/helo.js\) of a code block does not exist\..*hello.js/,
    ],
    ['file="../secret.js"', "", /^5 the file "..\/secret.js" \(secret.js\) is outside of the folder docs\//],
    ['file="code/hello.js#L3-L9"', "", /^5 "#L3-L9" names no lines of "code\/hello.js", which has 4/],
    ['file="code/hello.js#3"', "", /^5 "#3" names no lines/],
    ['file="code/hello.js"', "a;\n", /^5 a code block with file="code\/hello.js" has no code of its own/],
  ])("is checked: %s", async (meta, code, message) => {
    const { problems } = await compileText(fence(meta, code), { root: await loadRoot() });
    expect(problems[0]).toMatch(message);
    expect(problems).toHaveLength(1);
  });
});
