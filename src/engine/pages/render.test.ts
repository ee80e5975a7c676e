import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DocPage, HomePage, Page, PageData } from "../../shared/page.ts";
import type { SidebarItem } from "../../shared/sidebar.ts";
import type { DocumentSite } from "../../shared/site.ts";
import { createDocPage, createSite } from "../../shared/testing.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { renderPageData } from "./page-data.ts";
import { renderPage } from "./render.ts";

const assets = {
  buildId: "b1",
  bootstrap: "start()",
  getScripts: () => ["/assets/client.js"],
  appSheet: "/assets/app.css",
};
const render = (page: Page = createDocPage(), site: Partial<DocumentSite> = {}, more: object = {}) =>
  renderPage({
    site: createSite(site),
    page,
    styles: `.${page.kind}{}`,
    assets: { ...assets, ...more },
    renderApp: async ({ page: { title } }) => `<main>${title.length}</main>`,
  });
const home: HomePage = {
  kind: "home",
  path: "/",
  title: "Home",
  description: "D",
  html: {},
  languages: [],
  editors: [],
  users: [],
  userCount: 0,
  words: {},
  surveys: [],
  hero: [],
  formatter: "prettier-stable",
};

it("is a whole document in one request", async () => {
  const html = await render();
  expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr" data-theme="light" data-theme-choice="system">/);
  expect(html).toContain("<title>Options · Prettier</title>");
  expect(html).toContain('<meta data-head name="description" content="All options.">');
  expect(html).toContain('<link data-head rel="canonical" href="https://example.org/docs/options">');
  expect(html).toContain("<style>.doc{}</style>");
  expect(html).toContain('<div id="app"><main>7</main></div>');
  expect(html).not.toMatch(/<script[^>]* src=|<link[^>]*rel="stylesheet"/);
});

describe("pauses of the parser", () => {
  const PAUSE = "<script>scrollX</script><script></script>";
  const text = "Text ".repeat(250);
  const render = (app: string, slots: Record<string, string> = {}) => {
    const page = createDocPage({ html: slots });
    return renderPage({ site: createSite(), page, styles: "", assets, renderApp: async () => app });
  };

  it("are behind much text and behind all of it, where what has arrived is laid out", async () => {
    const html = await render(`<p>Short</p><p>${text}</p>`.repeat(4));
    const paused = `<p>Short</p><p>${text}${PAUSE}</p>`.repeat(4);
    expect(html).toContain(`<div id="app">${paused}</div>${PAUSE}`);
  });

  it("are fewer far down in an article, wherever it begins", async () => {
    const before = `<li>${text}</li>`.repeat(20);
    const body = `<p>${text}</p>`.repeat(20);
    const html = await render(`${before}<main data-html="body">${body}</main>`, { body });
    const [frame = "", article = ""] = html.split("<main");
    expect(frame.split(PAUSE)).toHaveLength(21);
    // Six at the beginning, then one behind each seventh paragraph, and the last behind all.
    expect(article.split(PAUSE)).toHaveLength(1 + 6 + 2 + 1);
  });

  it("are allowed by the policy", async () => {
    const hash = createHash("sha256").update("scrollX").digest("base64");
    expect(await render("")).toContain(`sha256-${hash}`);
  });
});

it("names its icons, and the color of the browser's bar in each mode", async () => {
  const plain = await render();
  expect(plain).toContain('<link rel="icon" href="/icon.svg">');
  expect(plain).not.toMatch(/apple-touch-icon|rel="manifest"|theme-color/);
  const app = { themeColor: { light: "#111", dark: "#222" }, touchIcon: "/t.png", manifest: "/m.webmanifest" };
  const html = await render(createDocPage(), { app });
  expect(html).toContain('<link rel="apple-touch-icon" href="/t.png">\n<link rel="manifest" href="/m.webmanifest">');
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#111">');
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#222">');
});

describe("escaping", () => {
  const evil = '"Tabs" & </script><script>alert(1)</script>';

  it("keeps titles and descriptions inside of their elements", async () => {
    const html = await render(createDocPage({ title: evil, description: evil, markdownUrl: '/a"b.md' }));
    const escaped = "&quot;Tabs&quot; &amp; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;";
    expect(html).toContain(`<title>${escaped} · Prettier</title>`);
    expect(html).toContain(`<meta data-head name="description" content="${escaped}">`);
    expect(html).toContain('href="/a&quot;b.md"');
    expect(html).not.toContain("<script>alert");
  });

  it("keeps the page's data inside of its script, and whole", async () => {
    const html = await render(createDocPage({ title: evil }));
    const [, json] = /<script type="application\/json" id="page-data">(.*)<\/script>\n<\/body>/.exec(html)!;
    expect(json).not.toContain("<");
    expect(JSON.parse(json!)).toMatchObject({ buildId: "b1", page: { title: evil, docId: "options" } });
  });

  it("of the four characters", () => {
    expect(escapeHtml('<a href="x">&amp;')).toBe("&lt;a href=&quot;x&quot;&gt;&amp;amp;");
  });
});

it("the article is not sent twice", async () => {
  const page = createDocPage({ html: { body: "<p>Article</p>" } });
  expect(await render(page)).not.toContain("Article");
  expect(JSON.parse(renderPageData(page, "b1"))).toEqual({ buildId: "b1", page: { ...page, toc: undefined } });
});

it("what the server has rendered is not sent as data, too", async () => {
  const page = createDocPage({ next: { label: "CLI", href: "/docs/cli" }, html: { turn: "<a>CLI</a>" } });
  expect(await render(page)).not.toContain("CLI");
  expect(JSON.parse(renderPageData(page, "b1")).page).toEqual({ ...page, toc: undefined, next: undefined });
});

describe("what the document shows is not sent as data", () => {
  const readData = async (sidebar: SidebarItem[]) => {
    const html = await render(createDocPage({ toc: [{ id: "a", text: "A", level: 2 }], sidebar }));
    return JSON.parse(/id="page-data">(.*)<\/script>/.exec(html)![1]!) as PageData & { page: DocPage };
  };
  const link = { type: "link" as const, label: "CLI", href: "/docs/cli" };
  const category = { type: "category" as const, label: "Usage", collapsed: false, items: [link] };

  it("contents and a sidebar that is all there", async () => {
    const { isSidebarShown, page } = await readData([link, category]);
    expect(isSidebarShown).toBe(true);
    expect(page).not.toHaveProperty("toc");
    expect(page).not.toHaveProperty("sidebar");
  });

  it.each([
    { ...link, unlisted: true },
    { ...category, collapsed: true },
    { ...category, href: "/docs/usage" },
    { ...category, items: [{ ...link, unlisted: true }] },
  ])("but a sidebar that has more to it", async (item) => {
    const { isSidebarShown, page } = await readData([item]);
    expect(isSidebarShown).toBeUndefined();
    expect(page.sidebar).toEqual([item]);
  });
});

describe("the bootstrap's settings", () => {
  const getScript = async (...args: Parameters<typeof render>) =>
    /<script[^>]*>start\(\)<\/script>/.exec(await render(...args))![0];

  it("are attributes, so that the script is the same on every page", async () => {
    expect(await getScript()).toBe('<script data-app="/assets/client.js" data-css="/assets/app.css">start()</script>');
  });

  it("follow the configuration", async () => {
    const script = await getScript(createDocPage(), {
      colorMode: { defaultMode: "dark", disableSwitch: true, respectSystem: false },
      announcement: { id: 'n"1', html: "", closeable: true },
      eagerStart: true,
    });
    expect(script).toBe(
      '<script data-app="/assets/client.js" data-css="/assets/app.css" data-announcement-id="n&quot;1" data-eager="true">start()</script>',
    );
  });

  it.each([
    [{ defaultMode: "dark", disableSwitch: false, respectSystem: true }, "dark", "system"],
    [{ defaultMode: "dark", disableSwitch: false, respectSystem: false }, "dark", "dark"],
    [{ defaultMode: "light", disableSwitch: true, respectSystem: true }, "light", "system"],
  ] as const)("color mode %j", async (colorMode, theme, choice) => {
    expect(await render(createDocPage(), { colorMode })).toContain(
      `data-theme="${theme}" data-theme-choice="${choice}"`,
    );
  });
});

describe("the base URL banner", () => {
  it("waits on the home page, with the configured base URL", async () => {
    const html = await render(home, { baseUrl: "/site/" });
    expect(html).toMatch(
      /<div id="notice" role="alert" hidden><div id="base-url-banner">[^]*<code>\/site\/<\/code>[^]*<code id="path">/,
    );
    expect(html).toContain('data-base="/site/"');
  });

  it("is on no other page", async () => {
    const html = await render();
    expect(html).not.toContain("base-url-banner");
    expect(html).not.toContain("data-home");
  });
});

it("direction and language are the locale's", async () => {
  const locales = {
    ar: {
      label: "العربية",
      direction: "rtl" as const,
      htmlLang: "ar-EG",
      calendar: "gregory",
      path: "ar",
      translate: false,
    },
  };
  expect(await render(createDocPage(), { locale: "ar", locales })).toContain('<html lang="ar-EG" dir="rtl"');
});

it("while developing, styles are linked, and the policy is that of readers but for what is marked", async () => {
  const dev = { head: '<link rel="stylesheet" href="/x.css">\n', nonce: "n1" };
  const html = await render(createDocPage(), {}, { dev });
  expect(html).toContain('<link rel="stylesheet" href="/x.css">\n<style>.doc{}</style>');
  const getPolicy = (page: string) => /Security-Policy" content="([^"]*)"/.exec(page)![1]!.replaceAll("&#39;", "'");
  const mark = " 'nonce-n1'";
  expect(getPolicy(html)).toContain(`${mark};`);
  expect(getPolicy(html).replaceAll(mark, "").replace(" connect-src 'self' ws:;", "")).toBe(
    getPolicy(await render(createDocPage())),
  );
});
