import { describe, expect, it } from "vitest";
import { compilePost, compileText } from "../../testing/compile-text.ts";

const fence = (source: string, meta = "") => `\`\`\`mermaid${meta}\n${source}\n\`\`\``;
const FLOW = "flowchart LR\n  A[Write] --> B{Valid?}\n  B -->|yes| C(Format)\n  B -. no .-> A";

describe("diagrams", () => {
  it("are drawn as SVG without styles, scripts or addresses of other sites", async () => {
    const { html, problems, names } = await compileText(fence(FLOW));
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<figure class="diagram" tabindex="0"><svg role="img" aria-label="Flowchart: /);
    expect(html).toContain('fill="var(--_node-fill)"');
    expect(html).toContain(">Valid?</text>");
    expect(html).not.toMatch(/<style|style=|data-|class="(?!diagram)|https?:|<script/);
    expect(names).toContain(".diagram");
  });

  it("have ids of their own, so that several can stand on a page", async () => {
    const { html, ids } = await compileText(`${fence(FLOW)}\n\n${fence(FLOW)}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id = ""] of html.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
  });

  it.each([
    ["sequenceDiagram\n  A->>B: Hello\n  B-->>A: Hi\n  Note over A,B: Done", "Sequence diagram: Hello, Hi, Done, A, B"],
    ["stateDiagram-v2\n  [*] --> Idle\n  Idle --> [*]", "State diagram: Idle"],
    ["classDiagram\n  Animal <|-- Duck\n  class Duck {\n    +swim()\n  }", "Class diagram: "],
    ["erDiagram\n  USER ||--o{ POST : writes", "Entity relationship diagram: "],
  ])("can be of the kind in %j", async (source, name) => {
    const { html, problems } = await compileText(fence(source));
    expect(problems).toEqual([]);
    expect(html).toContain(`aria-label="${name}`);
  });

  it("take their name from accTitle or from the title, which is a caption", async () => {
    const source = "flowchart TD\n  accTitle: The way of a page\n  accDescr: Two steps.\n  %% words\n  A --> B";
    const { html } = await compileText(fence(source, ' title="A page"'));
    expect(html).toContain('aria-label="The way of a page"');
    expect(html).toContain("<desc>Two steps.</desc>");
    expect(html).toContain("<figcaption>A page</figcaption>");
    expect((await compileText(fence("flowchart TD\n  A --> B", ' title="A page"'))).html).toContain(
      'aria-label="A page"',
    );
  });

  it("are their source in the Markdown export and in feeds, and nothing to search for", async () => {
    const { markdown, feedHtml, sections } = await compilePost(fence(FLOW));
    expect(markdown).toContain(fence(FLOW));
    expect(feedHtml).toContain("<pre><code>flowchart LR\n  A[Write] --&gt; B{Valid?}".replaceAll("&gt;", ">"));
    expect(feedHtml).not.toContain("<svg");
    expect(sections.map(({ text }) => text).join()).toBe("Summary.");
  });

  it("keep their place beside raw HTML, in lists and in admonitions", async () => {
    const { html } = await compileText(
      `<b>a</b>\n\n- item\n\n  ${fence("graph TD\n  A --> B").replaceAll("\n", "\n  ")}`,
    );
    expect(html).toMatch(/<li>.*<figure class="diagram".*<\/li>/s);
    expect(html).not.toContain("<pre");
  });

  it.each([
    ["flowcart TD\n  A --> B", 6, 'unknown kind of diagram "flowcart".'],
    ["flowchart TD\n  A --> B\n  B -->", 8, 'the line "B -->" of the diagram is not understood'],
    ["flowchart TD\n  A[x --> B{", 7, 'the line "A[x --> B{" of the diagram is not understood'],
    ["flowchart TD\n  A -- B", 7, 'the line "A -- B" of the diagram is not understood'],
    ["flowchart TD\n  subgraph S\n  A --> B", 7, 'the line "subgraph S" of the diagram is not understood'],
    ["flowchart XY\n  A --> B", 6, "Invalid mermaid header"],
    ["sequenceDiagram\n  A->>B: Hi\n  A->>B", 8, 'the line "A->>B" of the diagram is not understood'],
    ["stateDiagram-v2\n  [*] -> A", 7, 'the line "[*] -> A" of the diagram is not understood'],
    ["%% nothing", 6, "the diagram is empty"],
  ])("with a mistake are reported with their line: %j", async (source, line, message) => {
    const { problems, html } = await compileText(fence(source));
    expect(problems).toEqual([expect.stringContaining(`${line} ${message}`)]);
    expect(html).not.toContain("<svg");
  });

  it.each([
    "flowchart TD\n  A --> B & C --> D\n  classDef hot fill:#f00\n  class A hot\n  style B stroke:#333;\n  linkStyle 0 stroke:#f00",
    "graph LR\n  subgraph one [First]\n    direction TD\n    a1 ==> a2\n  end\n  one --> b[(Data)]:::hot\n  b <--> c>Flag]",
    "sequenceDiagram\n  participant A as Alice\n  loop Every day\n    A->>+B: Hi\n    alt good\n      B-->>-A: Hello\n    else bad\n      B--xA: No\n    end\n  end",
    'stateDiagram-v2\n  direction LR\n  state "Long name" as s1\n  state Outer {\n    s1 --> s2 : go\n  }\n  s3 : Words',
    "classDiagram\n  class A {\n    +int x\n    +run() void\n  }\n  A --> B : uses",
    "erDiagram\n  A ||--|{ B : has\n  A {\n    string name PK\n  }",
  ])("without a mistake are not: %j", async (source) => {
    expect((await compileText(fence(source))).problems).toEqual([]);
  });
});

describe("formulas", () => {
  it("are MathML within a line and as a block", async () => {
    const { html, problems, names } = await compileText("Here is $$x^2$$.\n\n$$\n\\frac{a}{b}\n$$");
    expect(problems).toEqual([]);
    expect(html).toContain("<p>Here is <math><msup><mi>x</mi><mn>2</mn></msup></math>.</p>");
    expect(html).toContain(
      '<div class="formula" tabindex="0"><math display="block"><mfrac><mi>a</mi><mi>b</mi></mfrac>',
    );
    expect(names).toEqual(expect.arrayContaining(["math", ".formula"]));
  });

  it("have no style attributes, which the policy forbids", async () => {
    const source = "\\begin{aligned} \\textcolor{teal}{a} &= \\boxed{b} \\\\ &= \\hat{y} \\cancel{x} \\end{aligned}";
    const { html, problems } = await compileText(`$$\n${source}\n$$`);
    expect(problems).toEqual([]);
    expect(html).not.toContain(" style=");
    expect(html).toContain('<mi mathcolor="#007F7F">a</mi>');
    expect(html).toContain('<mtd class="tml-right formula-start-0 formula-end-0">');
    expect(html).toContain('class="formula-box"');
  });

  it.each(["It costs $5 or $6.", "`$$x$$`", "The variable $$ is a shell's.", "```bash\necho $$x$$\n```", "a$b$c"])(
    "are not made of %j",
    async (text) => {
      expect((await compileText(text)).html).not.toContain("<math");
    },
  );

  it("are their source in the export, in feeds, in titles and for search", async () => {
    const text = "Here is $$x^2$$.\n\n$$\n\\frac{a}{b}\n$$\n\n:::note[About $$y$$]\n\nText.\n\n:::";
    const { markdown, feedHtml, sections, html } = await compilePost(text);
    expect(markdown).toContain("Here is $$x^2$$.\n\n$$\n\\frac{a}{b}\n$$\n\n**Note: About $$y$$**");
    expect(feedHtml).toContain("<p>Here is <code>x^2</code>.</p>");
    expect(feedHtml).toContain("<pre><code>\\frac{a}{b}</code></pre>");
    expect(sections.at(-1)?.text).toBe("Summary.\nHere is `x^2`.\nAbout `y`\nText.");
    expect(html).toContain('<p class="admonition-title">About <math><mi>y</mi></math></p>');
  });

  it("with a mistake are reported with their line", async () => {
    const { problems } = await compileText("Text.\n\n$$\n\\frac{1\n$$\n\nAnd $$\\foo$$.");
    expect(problems).toEqual([
      expect.stringMatching(/^7 the formula cannot be read: Unexpected end of input/),
      expect.stringMatching(/^11 the formula cannot be read: Unsupported function name: \\foo/),
    ]);
  });
});
