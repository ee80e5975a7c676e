/** The site's own check of markup, which browsers with Trusted Types ask before any string becomes elements. */
import { expect, open, SITE, test, waitForApp } from "./site.ts";
import { dialogOf, FAVORITES, openDialog, RECENT } from "./search.ts";

const HOSTILE = [
  `<a href="java&#115;cript:alert(1)">x</a>`,
  `<a href="java&#x09;script:alert(1)">x</a>`,
  "<a href='java\tscript:alert(1)'>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='\x01 javascript:alert(1)'>x</a>",
  `<a href="&#106avascript&colon;alert(1)">x</a>`,
  `<a href=vbscript:x>x</a>`,
  `<a href="data:text/html,<script>alert(1)</script>">x</a>`,
  `<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`,
  `<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>`,
  `<svg><a><set attributeName=href to=javascript:alert(1) /></a></svg>`,
  `<svg><script>alert(1)</script></svg>`,
  `<math href="javascript:alert(1)">x</math>`,
  `<form action="javascript:alert(1)"><button>x</button></form>`,
  `<button formaction="java&Tab;script:alert(1)">x</button>`,
  `<iframe srcdoc="x"></iframe>`,
  `<object data="javascript:alert(1)"></object>`,
  `<meta http-equiv=refresh content="0;url=javascript:alert(1)">`,
  `<base href="//elsewhere.example">`,
  `<link rel=stylesheet href=//elsewhere.example>`,
  `<img src=x ONERROR=alert(1)>`,
  `<img/src="x"/onerror=alert(1)>`,
  `<details ontoggle=alert(1) open>`,
  `<p title='"><b' onclick=alert(1)>`,
  // What a parser reads differently in tables, in SVG images, and where scripts are on.
  `<col><img src=x onerror=alert(1)>`,
  `<style><img src=x onerror=alert(1)></style>`,
  `<title><img src=x onerror=alert(1)></title>`,
  `<![CDATA[><img src=x onerror=alert(1)>]]>`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>`,
  `<template><img src=x onerror=alert(1)></template>`,
  `<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>`,
];

const HARMLESS = [
  `<p>Write <code>&lt;script onload="a"&gt;</code> or javascript: in a text.</p>`,
  `<h3 id="javascript:">JavaScript<a href="#javascript:" aria-label="javascript: a link">#</a></h3>`,
  `<svg viewBox="0 0 1 1"><title>JavaScript: on</title><path d="M0 0"/></svg>`,
  `<img src="data:image/png;base64,AA==" alt="javascript:"><a href="mailto:a@example.com">Write to us</a>`,
];

test.describe("the check of markup", () => {
  // The browser tells of what it would refuse, too.
  test.use({ allowedErrors: /Content Security Policy/ });

  test("refuses what could run code, and lets the rest through", async ({ page }) => {
    await open(page, "/docs/");
    const isRefused = (html: string, tag: string) =>
      page.evaluate(
        ([text, name]) => {
          const inert = document.implementation.createHTMLDocument("");
          const element =
            name === "svg" ? inert.createElementNS("http://www.w3.org/2000/svg", name) : inert.createElement(name);
          try {
            element.innerHTML = text;
            return false;
          } catch (error) {
            return String(error).includes("Refused");
          }
        },
        [html, tag] as const,
      );
    for (const html of HOSTILE)
      for (const tag of ["div", "svg"]) expect(await isRefused(html, tag), `${tag}: ${html}`).toBe(true);
    for (const html of HARMLESS) expect(await isRefused(html, "div"), html).toBe(false);
  });
});

test("every page of the search list passes", { tag: "@all" }, async ({ page, request }) => {
  const list = await (await request.get(`${SITE()}/search.page.json`)).json();
  const links = (list as { page: { sections: { links: { href: string }[] }[] } }).page.sections.flatMap(
    ({ links }) => links,
  );
  expect(links.length).toBeGreaterThan(60);
  await open(page, "/docs/");
  const refused = await page.evaluate(
    async (addresses) => {
      const failures: string[] = [];
      for (const address of addresses) {
        const { page: data } = await (await fetch(`${address.replace(/\/$/, "/index")}.page.json`)).json();
        try {
          for (const html of Object.values<string>(data.html)) document.createElement("div").innerHTML = html;
        } catch {
          failures.push(address);
        }
      }
      return failures;
    },
    links.map(({ href }) => href),
  );
  expect(refused).toEqual([]);
});

test("a planted recent or favorite place leads nowhere else", async ({ page }) => {
  const urls = [
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https:elsewhere.example",
    "javascript:alert(1)",
    "/docs/cli",
  ];
  await page.addInitScript(
    ([keys, addresses]) => {
      const hierarchy = { lvl0: "Docs", lvl1: "Planted" };
      const list = [...addresses, `${location.origin}//elsewhere.example`].map((url) => ({
        objectID: url,
        url,
        hierarchy,
      }));
      for (const key of keys) localStorage.setItem(key, JSON.stringify(list));
    },
    [[RECENT, FAVORITES], urls] as const,
  );
  await openDialog(page);
  await expect(dialogOf(page).getByRole("option").first()).toBeVisible();
  const hrefs = await dialogOf(page)
    .getByRole("option")
    .evaluateAll((options) => options.flatMap((option) => option.getAttribute("href") ?? []));
  expect(new Set(hrefs)).toEqual(new Set(["/docs/cli"]));
});

test(
  "a click that opens a quoted section elsewhere leaves the answers open",
  { tag: "@all" },
  async ({ page, context }) => {
    await openDialog(page);
    await page.keyboard.type("what is the default print width");
    await page.keyboard.press("Enter");
    const link = dialogOf(page).getByRole("article").getByRole("link", { name: "Options › Print width" });
    const [opened] = await Promise.all([context.waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })]);
    await expect(dialogOf(page)).toBeVisible();
    await opened.waitForURL(/print-width/);
    await link.click();
    await expect(dialogOf(page)).toBeHidden();
  },
);

test("so does one on all results", { tag: "@all" }, async ({ page, context }) => {
  await openDialog(page);
  await page.keyboard.type("option");
  const link = dialogOf(page).getByRole("link", { name: /See all/ });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })]);
  await expect(dialogOf(page)).toBeVisible();
  await opened.waitForURL(/search\?q=option/);
  await waitForApp(opened);
});
