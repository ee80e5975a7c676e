import type { Locator, Page } from "@playwright/test";
import { BUDGETS } from "../budgets.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, open, SITE, test, waitForApp, waitForWord, waitUntilQuiet, watchShifts } from "./site.ts";

const getWidth = (page: Page) => page.getByRole("slider", { name: "Print width" });
const getOutput = (page: Page) => page.locator(".printout:visible code:not([data-unseen])");
const getTryLink = (page: Page) => page.getByRole("link", { name: "Try it online" });

/** What the link would open in the playground. */
async function readLink(page: Page): Promise<{ content: string; options: Record<string, unknown> }> {
  const href = (await getTryLink(page).getAttribute("href"))!;
  expect(href).toMatch(/^\/playground\/#/);
  return JSON.parse(decodeURIComponent(href.split("#")[1]!));
}

async function readCode(code: Locator): Promise<string> {
  return (await code.textContent())!.trimEnd();
}

async function countLines(code: Locator): Promise<number> {
  return (await readCode(code)).split("\n").length;
}

/** The rule stands at the end of so many columns, and the thumb of the range right under it. */
async function expectAligned(page: Page): Promise<void> {
  await expect(() => compareRuleAndThumb(page)).toPass();
}

async function compareRuleAndThumb(page: Page): Promise<void> {
  const handle = (await page.locator(".rule-handle:visible").boundingBox())!;
  const rule = handle.x + handle.width / 2;
  const { x, size } = await getWidth(page).evaluate((input: HTMLInputElement) => {
    const { left, width } = input.getBoundingClientRect();
    const share = (Number(input.value) - Number(input.min)) / (Number(input.max) - Number(input.min));
    return { x: left + 10 + share * (width - 20), size: Number(input.value) };
  });
  expect(Math.abs(rule - x)).toBeLessThan(1.5);
  const column = await page.locator(".printout:visible pre").evaluate((pre) => {
    const ruler = document.createElement("span");
    ruler.textContent = "0".repeat(100);
    pre.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width / 100;
  });
  const start = (await getOutput(page).boundingBox())!.x;
  expect(Math.abs(rule - start - size * column)).toBeLessThan(1.5);
}

test("the keyboard changes the width, and the code follows", async ({ page }) => {
  await open(page, "/");
  await expect(getWidth(page)).toHaveValue("80");
  await expectAligned(page);
  const before = await countLines(getOutput(page));
  await getWidth(page).focus();
  await page.keyboard.press("Home");
  await expect(getWidth(page)).toHaveValue("55");
  await expect(getWidth(page)).toHaveAttribute("aria-valuetext", "55 columns");
  await expect.poll(() => countLines(getOutput(page))).toBeGreaterThan(before);
  await expectAligned(page);
  await page.keyboard.press("ArrowRight");
  await expect(getWidth(page)).toHaveValue("56");
  const measureLongest = async () =>
    Math.max(...(await readCode(getOutput(page))).split("\n").map((line) => line.length));
  await expect.poll(measureLongest).toBeLessThanOrEqual(56);
  await page.keyboard.press("End");
  await expect.poll(() => countLines(getOutput(page))).toBeLessThan(before);
});

test("the pointer drags the rule, and the page stays where it is", async ({ page }) => {
  const readShift = await watchShifts(page);
  await open(page, "/");
  const demo = await page.locator(".demo").boundingBox();
  const handle = (await page.locator(".rule-handle:visible").boundingBox())!;
  const start = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const distance of [-60, -150, -900, 40, -100]) await page.mouse.move(start.x + distance, start.y, { steps: 8 });
  await expectAligned(page);
  await page.mouse.up();
  await page.mouse.move(start.x, start.y);
  await expect(getWidth(page)).toHaveValue(/^6[1-9]$|^7[0-4]$/);
  await expect(getWidth(page)).toBeFocused();
  const width = Number(await getWidth(page).inputValue());
  await page.keyboard.press("ArrowLeft");
  await expect(getWidth(page)).toHaveValue(String(width - 1));
  await expect.poll(() => page.locator(".demo").boundingBox()).toEqual(demo);
  expect(await readShift()).toBe(0);
});

test("a finger drags the rule on a phone", { tag: "@all" }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${SITE()}/`);
  await page.locator("h1").tap();
  await waitForApp(page);
  await expect(getWidth(page)).toHaveValue("40");
  await page.locator(".rule-handle:visible").scrollIntoViewIfNeeded();
  await expectAligned(page);
  const { x, y, width, height } = (await page.locator(".rule-handle:visible").boundingBox())!;
  const client = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", distance = 0) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + width / 2 + distance, y: y + height / 2 }],
    });
  await touch("touchStart");
  for (const distance of [-10, -20, -30, -40]) await touch("touchMove", distance);
  await touch("touchEnd");
  await expect.poll(async () => Number(await getWidth(page).inputValue())).toBeLessThan(37);
  await context.close();
});

test("every language has its code, and the playground opens exactly that", async ({ page }) => {
  await open(page, "/");
  const tabs = page.getByRole("tablist", { name: "Language of the example" }).getByRole("tab");
  expect(await tabs.count()).toBeGreaterThanOrEqual(6);
  const heights = new Set<number>();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: await tab.innerText() })).toBeVisible();
    await expect(async () => {
      const typed = await readCode(page.locator(".typed code"));
      expect(typed).not.toBe(await readCode(getOutput(page)));
      expect((await readLink(page)).content.trimEnd()).toBe(typed);
    }).toPass();
    heights.add((await page.locator(".demo").boundingBox())!.height);
  }
  expect(heights.size).toBe(1);
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
});

test("the playground prints what the home page shows", { tag: "@all" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("tab", { name: "TypeScript" }).click();
  await getWidth(page).fill("60");
  await expect.poll(async () => (await readLink(page)).options).toEqual({ parser: "typescript", printWidth: 60 });
  const output = await readCode(getOutput(page));
  await getTryLink(page).click();
  await expect(page).toHaveURL(/\/playground\//);
  await expect(page.getByLabel("--print-width")).toHaveValue("60");
  for (const line of output
    .split("\n")
    .filter((each) => each.trim())
    .slice(0, 5))
    await expect(page.getByText(line.trim(), { exact: true }).first()).toBeVisible();
});

test("a width chosen while the app is on its way counts", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/`);
  await getWidth(page).evaluate((input: HTMLInputElement) => (input.value = "58"));
  await page.mouse.move(20, 300);
  await waitForApp(page);
  await expect(page.locator(".ruler:visible p")).toHaveText(/^58 columns/);
  await expectAligned(page);
});

test("a click on a language before the app is there is answered", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/`);
  await page.getByRole("tab", { name: "Markdown" }).click();
  await waitForApp(page);
  await expect(page.locator(".typed code")).toContainText("Night trains");
});

test("untouched, the largest paint is text, nothing moves, and it stays within its budget", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.addInitScript(() => {
    const seen = ((window as unknown as { seen: object[] }).seen = []) as object[];
    for (const type of ["largest-contentful-paint", "layout-shift"])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push({ type, tag: (entry as unknown as { element?: Element }).element?.tagName });
      }).observe({ type, buffered: true });
  });
  await page.goto(`${SITE()}/`);
  await waitUntilQuiet(page);
  const listSeen = async (wanted: string) => {
    const seen = await page.evaluate(() => (window as unknown as { seen: { type: string; tag?: string }[] }).seen);
    return seen.filter(({ type }) => type === wanted);
  };
  // A busy browser reports what it painted a while later.
  await expect.poll(async () => (await listSeen("largest-contentful-paint")).at(-1)?.tag).toMatch(/^(H1|P|SPAN)$/);
  expect(await listSeen("layout-shift")).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.home);
  expect(urls.filter((url) => !url.startsWith(SITE()))).toEqual([]);
});

test("without JavaScript one result is shown, and everything that cannot work is gone", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${SITE()}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".typed code")).toBeVisible();
  await expect(getOutput(page)).toHaveCount(1);
  await expect(getOutput(page)).toContainText("export async function announce(train, { platform, delay = 0 }) {");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(getWidth(page)).toHaveCount(0);
  expect((await readLink(page)).options).toEqual({ parser: "babel", printWidth: 80 });
  await expect(page.getByText("npm install --save-dev --save-exact prettier")).toBeVisible();
  await expect(page.getByText("yarn add --dev --exact prettier")).toBeHidden();
  await page.getByRole("link", { name: "Install", exact: true }).click();
  await expect(page).toHaveURL(`${SITE()}/docs/install`);
  await context.close();
});

test("the package manager that was chosen here is chosen in the docs", { tag: "@all" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("tab", { name: "pnpm" }).click();
  await expect(page.getByText("pnpm exec prettier . --write")).toBeVisible();
  await expect(page.getByText("npx prettier . --write")).toBeHidden();
  await page.goto(`${SITE()}/docs/install`);
  await expect(page.getByText("pnpm add --save-dev --save-exact prettier")).toBeVisible();
});

test("commands are copied without their prompt", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  await page.locator(".steps:visible .code-block").nth(2).hover();
  const isTold = waitForWord(page, ".steps .copy-button", "Copied");
  await page.locator(".steps:visible .copy-button").nth(2).click();
  await isTold;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("npx prettier . --write");
});

test("axe finds nothing after the width and the language were changed", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.getByRole("tab", { name: "CSS" }).click();
  await getWidth(page).fill("60");
  await expectNoViolations(page, { include: ".hero" });
});
