/** What a writer sees of an edit, with `npm run dev`: the page as it is now, or what is wrong with it. Nobody reloads anything. */
import type { Page } from "@playwright/test";
import { createDevProject, type DevProcess, type DevProject } from "./dev-project.ts";
import { expect, isSameDocument, markDocument, test, wakeApp } from "./site.ts";

const GUIDE = "docs/current/guide.md";
const PARAGRAPH = "Back to the [introduction](intro.md).";

// One project, one edit at a time.
test.describe.configure({ mode: "default" });

let project: DevProject;
let server: DevProcess;
let guide: string;

test.beforeAll(async () => {
  project = await createDevProject();
  server = await project.start();
  guide = `${server.url}/manual/guide/`;
});

test.afterAll(async () => {
  await server.stop();
  await project.remove();
});

/** The returned function waits until the document that is there now hears of changes. */
async function open(page: Page, address: string): Promise<() => Promise<void>> {
  let state = "";
  page.on("console", (message) => {
    state = /^\[vite\] (connect\w+)/.exec(message.text())?.[1] ?? state;
  });
  page.on("framenavigated", () => (state = ""));
  const waitForConnection = () => expect.poll(() => state).toBe("connected");
  await page.goto(address);
  await waitForConnection();
  return waitForConnection;
}

type Edit = [file: string, from: string, to: string];

/** The edit and what it shows, then the edit taken back and what that shows: nothing is left to surprise the next test. */
async function tryEdit([file, from, to]: Edit, look: () => Promise<void>, lookBack: () => Promise<void>) {
  await project.edit(file, from, to);
  await look();
  await project.edit(file, to, from);
  await lookBack();
}

const overlayOf = (page: Page) => page.locator("vite-error-overlay");

test("code that a page takes from a file", async ({ page }) => {
  const waitForConnection = await open(page, `${server.url}/authoring/`);
  const code = page.locator(".code-block").filter({ has: page.getByText("hello.js", { exact: true }) });
  await expect(code).toContainText("return greeting;");
  await tryEdit(
    ["pages/code/hello.js", "return greeting;", "return greeting.trim();"],
    async () => {
      await expect(code).toContainText("return greeting.trim();");
      await waitForConnection();
    },
    () => expect(code).toContainText("return greeting;"),
  );
});

test("words of a page that nobody has touched", async ({ page }) => {
  const waitForConnection = await open(page, guide);
  await tryEdit(
    [GUIDE, PARAGRAPH, "Forward."],
    async () => {
      await expect(page.getByText("Forward.")).toBeVisible();
      await waitForConnection();
    },
    () => expect(page.getByText("Back to the introduction.")).toBeVisible(),
  );
});

test("words of a page in use, in place and without a jump", async ({ page }) => {
  await open(page, guide);
  await wakeApp(page);
  await markDocument(page);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => scrollTo({ top: 120, behavior: "instant" }));
  await tryEdit(
    [GUIDE, PARAGRAPH, "Forward."],
    () => expect(page.getByText("Forward.")).toBeVisible(),
    () => expect(page.getByText("Back to the introduction.")).toBeVisible(),
  );
  expect(await page.evaluate(() => scrollY)).toBe(120);
  expect(await isSameDocument(page)).toBe(true);
});

test("the title of a post, in its heading and in the tab", async ({ page }) => {
  await open(page, `${server.url}/news/2024/01/02/first/`);
  await wakeApp(page);
  await tryEdit(
    ["news/2024-01-02-first.md", "First news", "Old news"],
    async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Old news");
      await expect(page).toHaveTitle(/^Old news/);
    },
    () => expect(page).toHaveTitle(/^First news/),
  );
});

test("data: a category of the sidebar", async ({ page }) => {
  await open(page, guide);
  await wakeApp(page);
  const sidebar = page.locator("aside");
  await tryEdit(
    ["docs/sidebar.yml", "Guides", "Handbooks"],
    () => expect(sidebar.getByText("Handbooks")).toBeVisible(),
    () => expect(sidebar.getByText("Guides")).toBeVisible(),
  );
});

test("the configuration", async ({ page }) => {
  const waitForConnection = await open(page, guide);
  await wakeApp(page);
  const banner = page.getByRole("banner");
  await tryEdit(
    ["site.config.ts", 'label: "Guide", docId', 'label: "Handbook", docId'],
    async () => {
      await expect(banner.getByRole("link", { name: "Handbook" })).toBeVisible();
      await waitForConnection();
    },
    () => expect(banner.getByRole("link", { name: "Guide" })).toBeVisible(),
  );
});

test("styles, in place", async ({ page }) => {
  await open(page, guide);
  await markDocument(page);
  const brand = page.locator(".footer-brand");
  await tryEdit(
    ["src/styles/frame/footer.css", ".footer-brand {", ".footer-brand { opacity: 0.5;"],
    () => expect(brand).toHaveCSS("opacity", "0.5"),
    () => expect(brand).toHaveCSS("opacity", "1"),
  );
  expect(await isSameDocument(page)).toBe(true);
});

test("a file that is saved again at once, as editors that format do", async ({ page }) => {
  await open(page, guide);
  await wakeApp(page);
  const marks = ["", "!", "?", "!", "?", "!", "?", ""];
  for (const [index, mark] of marks.slice(1).entries()) {
    const write = (end: string) => `navbar.title}${end}\`}`;
    await project.edit("src/app/ui/frame/Navbar.tsx", write(marks[index]!), write(mark));
    // Seen as soon as it is there: the next edit follows within milliseconds.
    await page.waitForFunction(
      (text) => document.querySelector(".navbar .brand")!.textContent === text,
      ` Fixture${mark}`,
      { polling: 1 },
    );
  }
});

test("components, in place once the app runs", async ({ page }) => {
  const edit: Edit = ["src/app/ui/frame/Navbar.tsx", "navbar.title}`}", "navbar.title}!!`}"];
  const brand = page.locator(".navbar .brand");
  const waitForConnection = await open(page, guide);
  const lookBack = () => expect(brand).not.toContainText("!!");
  await tryEdit(
    edit,
    async () => {
      await expect(brand).toContainText("!!");
      await waitForConnection();
    },
    lookBack,
  );
  await open(page, guide);
  await wakeApp(page);
  await markDocument(page);
  await tryEdit(edit, () => expect(brand).toContainText("!!"), lookBack);
  expect(await isSameDocument(page)).toBe(true);
});

test("no worker, and every file that a page names", async ({ page }) => {
  await open(page, guide);
  await wakeApp(page);
  const named = await page
    .locator("head link[href], article img, script[src]")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("href") ?? element.getAttribute("src")!));
  const files = ["/site/search/docs-default-current.json", "/site/search/default.json", "/site/news/rss.xml"];
  const local = [...named, ...files].filter((address) => address.startsWith("/"));
  expect(local.length).toBeGreaterThan(8);
  const origin = new URL(server.url).origin;
  for (const address of local) expect((await page.request.get(origin + address)).status(), address).toBe(200);
  // The app starts no worker, and one that a built site has left at this address removes itself.
  expect(await (await page.request.get(`${server.url}/@id/__x00__virtual:site-data`)).text()).toContain(
    '"offline":false',
  );
  expect(await (await page.request.get(`${server.url}/sw.js`)).text()).toContain("unregister()");
});

test.describe("a warning", () => {
  test.use({ allowedErrors: /guide\.md:10/ });

  for (const state of ["untouched", "in use"]) {
    test(`is shown in a page that is ${state}, and in the terminal`, async ({ page }) => {
      const waitForConnection = await open(page, guide);
      if (state === "in use") await wakeApp(page);
      const box = page.locator("#dev-warnings-box");
      const anchor = state.replace(" ", "-");
      await tryEdit(
        [GUIDE, PARAGRAPH, `[Back](intro.md#${anchor})`],
        async () => {
          await expect(box).toContainText(`docs/current/guide.md:10  the page of "/site/manual/#${anchor}" has no`);
          expect(server.output().split(`has no "#${anchor}"`)).toHaveLength(2);
          await waitForConnection();
        },
        () => expect(box).toHaveCount(0),
      );
    });
  }
});

test.describe("the policy of the built site", () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test("holds in development", async ({ page }) => {
    await open(page, guide);
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
          const styled = document.createElement("p");
          styled.setAttribute("style", "color: red");
          document.body.append(styled);
        }),
    );
    expect(blocked).toBe("style-src-attr");
  });
});

test("what only the server renders, also once the app runs", async ({ page }) => {
  await open(page, guide);
  await wakeApp(page);
  const tagline = page.locator(".footer-brand p");
  await tryEdit(
    ["src/app/ui/frame/Footer.tsx", "<p>{tagline}</p>", "<p>{tagline}!!</p>"],
    () => expect(tagline).toHaveText("A site below a path!!"),
    () => expect(tagline).toHaveText("A site below a path"),
  );
});

test.describe("an authoring error is an overlay, and goes with its cause", () => {
  test.use({ allowedErrors: /status of 500|Failed to reload|Internal Server Error|\[vite\]/ });

  const cases: { name: string; edit: Edit; says: (string | RegExp)[]; isRunning?: boolean }[] = [
    {
      name: "front matter",
      edit: [GUIDE, "title: Guide", "titel: Guide"],
      says: [/docs\/current\/guide\.md:\d/, "titel"],
    },
    {
      name: "a link, with the app running",
      edit: [GUIDE, PARAGRAPH, "[Back](/manual/giude)"],
      says: ["docs/current/guide.md:10", "/manual/guide"],
      isRunning: true,
    },
    { name: "data", edit: ["docs/sidebar.yml", "- intro", "- itnro"], says: [/docs\/sidebar\.yml:\d/, "intro"] },
    { name: "configuration", edit: ["site.config.ts", "tagline:", "tagilne:"], says: ["site.config.ts", "tagline"] },
    {
      name: "syntax of the configuration",
      edit: ["site.config.ts", "tagline:", "tagline"],
      says: [/site\.config\.ts:\d+ {2}Expected/],
    },
    {
      name: "code, with the app running",
      edit: ["src/app/ui/frame/Navbar.tsx", "</header>", "</haeder>"],
      says: [/Navbar\.tsx:\d+/, "haeder"],
      isRunning: true,
    },
  ];
  for (const { name, edit, says, isRunning } of cases) {
    test(name, async ({ page }) => {
      const waitForConnection = await open(page, guide);
      if (isRunning) await wakeApp(page);
      await tryEdit(
        edit,
        async () => {
          for (const words of says) await expect(overlayOf(page)).toContainText(words);
          await waitForConnection();
          expect((await page.request.get(guide)).status()).toBe(500);
        },
        async () => {
          await expect(page.getByText("Back to the introduction.")).toBeVisible();
          await expect(overlayOf(page)).toHaveCount(0);
        },
      );
    });
  }

  test("a configuration that cannot be read at the start keeps nothing from starting later", async ({ page }) => {
    await project.edit("site.config.ts", "tagline:", "tagline");
    let mending: Promise<void> | undefined;
    const late = await project.start((output) => {
      if (output.includes("Waiting for site.config.ts"))
        mending ??= project.edit("site.config.ts", "tagline ", "tagline: ");
    });
    await mending;
    expect(late.output().split(/site\.config\.ts:\d+ {2}Expected/)).toHaveLength(2);
    await open(page, `${late.url}/manual/guide/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide");
    await page.goto("about:blank");
    await late.stop();
  });

  test("also one that was there before the server", async ({ page }) => {
    await project.edit(GUIDE, "title: Guide", "titel: Guide");
    const late = await project.start();
    await open(page, `${late.url}/manual/guide/`);
    await expect(overlayOf(page)).toContainText("docs/current/guide.md");
    await project.edit(GUIDE, "titel: Guide", "title: Guide");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide");
    expect(late.output()).toContain("docs/current/guide.md");
    await page.waitForLoadState();
    await page.goto("about:blank");
    await late.stop();
  });
});
