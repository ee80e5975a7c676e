/** Valid HTML everywhere, and on one page of each kind what audits of pages ask for. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, SITE, test, variant, waitUntilQuiet } from "./site.ts";

test("the HTML of every page is valid", { tag: "@all" }, async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // Radio buttons of examples: without it browsers bring the last choice back after a reload. All of them honour it.
      "valid-autocomplete": "off",
    },
  });
  const names = (await readdir("dist", { recursive: true })).filter((name) => name.endsWith(".html"));
  expect(names.length).toBeGreaterThan(100);
  const problems: string[] = [];
  for (const name of names) {
    const { results } = await validator.validateFile(path.join("dist", name));
    for (const { messages } of results)
      problems.push(...messages.map(({ ruleId, line, message }) => `${name}:${line} ${ruleId}: ${message}`));
  }
  expect(problems).toEqual([]);
});

const PAGES = ["/", "/docs/options", "/blog/2025/06/23/3.6.0", "/search", "/playground/"];

for (const [index, address] of PAGES.entries()) {
  test(`${address} has what audits ask for`, variant(index), async ({ page, request }) => {
    await page.goto(SITE() + address);
    await waitUntilQuiet(page);
    const facts = await page.evaluate(() => {
      const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? "";
      const isNamed = (element: Element) =>
        !!(
          element.textContent!.trim() ||
          element.getAttribute("aria-label") ||
          element.querySelector("img[alt]:not([alt=''])")
        );
      return {
        title: document.title,
        lang: document.documentElement.lang,
        doctype: document.doctype?.name,
        charset: document.characterSet,
        description: attribute("meta[name=description]", "content"),
        viewport: attribute("meta[name=viewport]", "content"),
        canonical: attribute("link[rel=canonical]", "href"),
        robots: attribute("meta[name=robots]", "content"),
        headings: document.querySelectorAll("h1").length,
        manifest: attribute("link[rel=manifest]", "href"),
        unnamedLinks: [...document.querySelectorAll("a[href]")]
          .filter((link) => !isNamed(link))
          .map((link) => link.outerHTML),
        looseImages: [...document.images]
          .filter((image) => !image.hasAttribute("alt") || !image.width || !image.height)
          .map((image) => image.src),
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        unsafeLinks: [...document.querySelectorAll("a[target=_blank]:not([rel~=noopener]):not([rel~=noreferrer])")]
          .length,
        elements: document.querySelectorAll("*").length,
      };
    });
    expect(facts.title.length).toBeGreaterThan(5);
    expect(facts.title.length).toBeLessThanOrEqual(90);
    expect(facts.description.length).toBeGreaterThan(30);
    expect(facts.description.length).toBeLessThanOrEqual(170);
    expect(facts).toMatchObject({
      lang: "en",
      doctype: "html",
      charset: "UTF-8",
      headings: 1,
      unnamedLinks: [],
      looseImages: [],
      unsafeLinks: 0,
    });
    // As served: what the app adds later blocks nothing.
    const [head] = (await (await request.get(SITE() + address)).text()).split("</head>");
    expect(head).toContain("<style>");
    expect(head).not.toMatch(/<link[^>]*rel="?stylesheet|<script(?=[^>]* src=)(?![^>]* (?:async|defer|type="?module))/);
    expect(facts.wide).toBeLessThanOrEqual(0);
    expect(facts.viewport).not.toMatch(/maximum-scale|user-scalable=no/);
    expect(Boolean(facts.canonical) || facts.robots === "noindex").toBe(true);
    expect((await request.get(SITE() + facts.manifest)).status()).toBe(200);
    const { headers } = {
      headers: (await request.get(SITE() + address, { headers: { "accept-encoding": "br" } })).headers(),
    };
    expect(headers["content-encoding"]).toBe("br");
  });
}
