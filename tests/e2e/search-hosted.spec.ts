/** A site below a base path that is searched by a service: the real client in the browser, a service on a real port. */
import type { Page } from "@playwright/test";
import { createRecord, startSearchService, type SearchService } from "../../src/app/search/hosted/testing.ts";
import { boxOf, dialogOf, expectNoViolationsInDialog, optionsOf } from "./search.ts";
import { expect, FIXTURE, SITE, test, variant, wakeApp } from "./site.ts";

const HOSTILE = '<img src=x onerror="window.isHit=1"><script>window.isHit=1</script>';

let service: SearchService;
test.beforeAll(async () => {
  const docs = { docusaurus_tag: "docs-default-current", kind: "guide" as const };
  service = await startSearchService([
    createRecord(["Docs", "Guide", "First steps"], {
      ...docs,
      url: "https://example.org/manual/guide/#first-steps",
      content: "The first steps of the guide.",
    }),
    createRecord(["News", "First post"], {
      url: "https://example.org/site/news/first/",
      docusaurus_tag: "default",
      kind: "page",
    }),
    createRecord(["Elsewhere", "First of others"], { ...docs, url: "https://elsewhere.example/first" }),
    createRecord(["Docs", "First of another version"], { docusaurus_tag: "docs-default-old" }),
    createRecord(["Docs", "Hostile", `Hostile ${HOSTILE}`], {
      ...docs,
      objectID: "hostile",
      url: "https://example.org/manual/#hostile",
      content: `hostile </mark>${HOSTILE}<mark onclick="window.isHit=1">`,
    }),
    createRecord(["Docs", "Hostile link"], { ...docs, url: "javascript:window.isHit=1" }),
  ]);
});
test.afterAll(() => service.close());

/** The address that the fixture is configured with leads to the service of this test. */
async function connect(page: Page): Promise<void> {
  service.failure = undefined;
  await page.route("https://search.example.org/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // A page that is closed meanwhile wants no answer.
    await route
      .fetch({ url: service.url + pathname + search })
      .then((response) => route.fulfill({ response }))
      .catch(() => {});
  });
}

async function openDialog(page: Page): Promise<void> {
  await connect(page);
  await page.goto(`${FIXTURE()}/manual/`);
  await wakeApp(page);
  await page.keyboard.press("/");
  await expect(dialogOf(page).getByRole("combobox")).toBeFocused();
}

test("the service answers, its links lead into this site, but for those that lead elsewhere", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(new URL(request.url()).pathname));
  await openDialog(page);
  await page.keyboard.type("first");
  await expect(optionsOf(page).first()).toHaveAttribute("href", "/site/manual/guide/#first-steps");
  await expect(optionsOf(page).first().locator("mark").first()).toHaveText("First");
  await expect(optionsOf(page).nth(1)).toHaveAttribute("href", "/site/news/first/");
  await expect(optionsOf(page).nth(2)).toHaveAttribute("href", "https://elsewhere.example/first");
  await expect(dialogOf(page).getByText("3 results", { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText("Powered by Algolia")).toBeVisible();
  // The answers to the letters before look the same, and they may be asked for in any order.
  const whole = expect.objectContaining({
    indexName: "fixture",
    query: "first",
    facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
  });
  await expect.poll(() => service.asked.map(({ request }) => request)).toContainEqual(whole);
  // No records of the embedded index, and the client in a file of its own.
  expect(urls.filter((url) => url.startsWith("/site/search/"))).toEqual([]);
  expect(urls.filter((url) => url.startsWith("/site/assets/hosted-"))).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${FIXTURE()}/manual/guide/#first-steps`);
  await expect(page.locator("#first-steps")).toBeFocused();
});

test("the search page asks the same service, and its filters reach it", { tag: "@all" }, async ({ page }) => {
  await connect(page);
  await page.goto(`${FIXTURE()}/search/?q=first`);
  await expect(page.getByRole("main").getByRole("link", { name: "First steps" })).toHaveAttribute(
    "href",
    "/site/manual/guide/#first-steps",
  );
  await expect(page.getByText("3 documents found")).toBeVisible();
  await page.getByRole("main").getByText("Pages", { exact: true }).click();
  await expect(page.getByText("One document found")).toBeVisible();
  await expect
    .poll(() => service.asked.map(({ request }) => request.facetFilters))
    .toContainEqual(expect.arrayContaining([["kind:page"]]));
});

test("markup from the index stays text, and breaks no rule of the policy", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = ((window as { violations?: string[] }).violations = []);
    addEventListener("securitypolicyviolation", (event) => seen.push(event.violatedDirective));
  });
  await openDialog(page);
  await page.keyboard.type("hostile");
  await expect(optionsOf(page).first()).toContainText("<script>window.isHit=1</script>");
  await expect(optionsOf(page).first()).toContainText('<mark onclick="window.isHit=1">');
  // The record without an address of a page is left out: what is listed besides is the offer to ask.
  await expect(optionsOf(page)).toHaveCount(2);
  await expect(dialogOf(page).locator("img, script, [onclick]")).toHaveCount(0);
  const seen = await page.evaluate(() => {
    const { isHit, violations } = window as { isHit?: number; violations?: string[] };
    return { isHit, violations };
  });
  expect(seen).toEqual({ violations: [] });
});

test.describe("when the service fails", () => {
  test.use({ allowedErrors: /Failed to load resource/, limits: "as set" });

  const failures = {
    "refuses the key": { status: 403, body: '{"message":"Invalid Application-ID or API key","status":403}' },
    "answers with something else": { status: 200, body: "<html>" },
    "answers in another shape": { status: 200, body: '{"results":[{}]}' },
    "does not answer": "hang" as const,
  };
  for (const [index, [name, failure]] of Object.entries(failures).entries()) {
    test(`it ${name}: that is told, and Retry tries again`, variant(index), async ({ page }) => {
      await openDialog(page);
      service.failure = failure;
      // At once: letter by letter, the last one could be answered after the failure of the first one was told.
      await boxOf(page).fill("first");
      await expect(dialogOf(page).getByText("Unable to fetch results", { exact: true })).toBeVisible();
      service.failure = undefined;
      // Again where a slow machine does not answer within the limits, either.
      await expect(async () => {
        await dialogOf(page).getByRole("button", { name: "Retry" }).click();
        await expect(optionsOf(page).first()).toHaveAttribute("href", "/site/manual/guide/#first-steps", {
          timeout: 15_000,
        });
      }).toPass();
    });
  }
});

test("a question goes to the service for answers, which streams text and sources", async ({ page }) => {
  const questions: unknown[] = [];
  await page.route("https://answers.example.org/ask", async (route) => {
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ headers });
    questions.push(route.request().postDataJSON());
    const lines = [
      { text: `Take the **first** step. ${HOSTILE}` },
      { source: { title: "Guide", url: "/site/manual/guide/" } },
      { source: { title: "Bad", url: "javascript:alert(1)" } },
      { done: true },
    ];
    await route.fulfill({ headers, body: lines.map((line) => JSON.stringify(line)).join("\n") });
  });
  await openDialog(page);
  await page.keyboard.type("how do I take the first step?");
  await page.keyboard.press("Enter");
  const answer = dialogOf(page).getByRole("article");
  await expect(answer).toContainText("<script>window.isHit=1</script>");
  await expect(answer.getByRole("link")).toHaveCount(1);
  await expect(answer.getByRole("link", { name: "Guide" })).toHaveAttribute("href", "/site/manual/guide/");
  expect(questions).toEqual([
    { question: "how do I take the first step?", tags: ["docs-default-current"], language: "en", history: [] },
  ]);
  expect(await page.evaluate(() => (window as { isHit?: number }).isHit)).toBeUndefined();
});

test.describe("axe finds nothing", { tag: "@all" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, allowedErrors: /Failed to load resource/ });

  test("while a question waits, after it was stopped, failed or answered", async ({ page }) => {
    let answer: string | undefined;
    await page.route("https://answers.example.org/ask", async (route) => {
      const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
      if (route.request().method() === "OPTIONS") await route.fulfill({ headers });
      // Without an answer the question waits.
      else if (answer !== undefined) await route.fulfill({ headers, body: answer });
    });
    await openDialog(page);
    await page.keyboard.type("how do I take the first step?");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("article").getByText("Thinking...")).toBeVisible();
    await expectNoViolationsInDialog(page);
    await dialogOf(page).getByRole("button", { name: "Stop" }).click();
    await expect(dialogOf(page).getByRole("article").getByText("You stopped this response")).toBeVisible();
    await expectNoViolationsInDialog(page);
    answer = '{"text":"Take `it`"}';
    await dialogOf(page).getByRole("textbox").fill("and the second?");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("button", { name: "Retry" })).toBeVisible();
    await expectNoViolationsInDialog(page);
    answer = '{"text":"Take `it`."}\n{"source":{"title":"Guide","url":"/site/manual/guide/"}}\n{"done":true}';
    await dialogOf(page).getByRole("button", { name: "Retry" }).click();
    await expect(dialogOf(page).getByRole("link", { name: "Guide" })).toBeVisible();
    await expectNoViolationsInDialog(page);
  });

  test("while an answer streams in, and when it is whole", async ({ page }) => {
    await page.addInitScript(streamAnswer);
    await openDialog(page);
    await page.keyboard.type("how do I take the first step?");
    await page.keyboard.press("Enter");
    const answer = dialogOf(page).getByRole("article");
    await expect(answer).toContainText("Take it");
    await expect(answer.getByText("Answering...")).toBeVisible();
    await expect(dialogOf(page).getByRole("button", { name: "Stop" })).toBeVisible();
    await expectNoViolationsInDialog(page);
    await page.evaluate(() => (window as unknown as { endAnswer(): void }).endAnswer());
    await expect(answer).toContainText("Take it and go on.");
    await expect(answer.getByText("Answering...")).toBeHidden();
    await expectNoViolationsInDialog(page);
  });
});

/** Runs in the page. A route answers at once and as a whole; this answer stays open until the test ends it. */
function streamAnswer(): void {
  const { fetch } = window;
  const answer = new TransformStream<string, string>();
  const writer = answer.writable.getWriter();
  void writer.write('{"text":"Take `it`"}\n');
  window.fetch = async (input, init) =>
    String(input).startsWith("https://answers.example.org/")
      ? new Response(answer.readable.pipeThrough(new TextEncoderStream()))
      : fetch(input, init);
  Object.assign(window, {
    endAnswer() {
      void writer.write('{"text":" and go on."}\n{"done":true}\n');
      void writer.close();
    },
  });
}

test("a site without a service has nothing of its client", async ({ request }) => {
  const worker = await (await request.get(`${SITE()}/sw.js`)).text();
  expect(worker).toContain("/assets/search-");
  expect(worker).not.toContain("/assets/hosted-");
});
