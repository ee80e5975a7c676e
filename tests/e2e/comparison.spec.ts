/** What two versions print, in release posts. */
import { expect, open, SITE, test } from "./site.ts";

const POST = "/blog/2025/02/09/3.5.0";

test("before and after stand side by side on wide screens and below each other on phones", async ({ page }) => {
  await page.goto(SITE() + POST);
  const figure = page.locator(".comparison").first();
  const getBoxes = async () =>
    Promise.all(["before", "after"].map((side) => figure.locator(`[data-side=${side}]`).boundingBox()));
  await expect(async () => {
    const [before, after] = await getBoxes();
    expect(before!.y).toBe(after!.y);
    expect(after!.x).toBeGreaterThan(before!.x + before!.width);
    expect(Math.abs(after!.width - before!.width)).toBeLessThan(1);
  }).toPass();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(async () => {
    const [above, below] = await getBoxes();
    expect(above!.x).toBe(below!.x);
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
  }).toPass();
});

test(
  "sides that stand beside each other are equally wide, however long their lines are",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(`${SITE()}/blog/2025/06/23/3.6.0`);
    const sides = await page.locator(".comparison-sides").evaluateAll((figures) =>
      figures.map((figure) =>
        Array.from(figure.children, (side) => {
          const { y, width } = side.getBoundingClientRect();
          return { y, width };
        }),
      ),
    );
    const beside = sides.filter(([before, after]) => before!.y === after!.y);
    expect(beside.length).toBeGreaterThan(5);
    for (const [before, after] of beside) expect(Math.abs(before!.width - after!.width)).toBeLessThan(1);
  },
);

test("the difference is marked by line and by word, with elements that say so", async ({ page }) => {
  await page.goto(SITE() + POST);
  const figure = page.locator(".comparison").first();
  await expect(figure.getByRole("deletion").first()).toContainText("const pin = {");
  await expect(figure.getByRole("insertion").first()).toContainText("const pin = { lat: 52.1, lng: 4.3 };");
  await expect(figure.locator("del mark").first()).toHaveText(",");
  await expect(figure.locator(".example-label").first()).toContainText("Prettier 3.4.2");
  await expect(figure.locator(".example-label").last()).toContainText("Prettier 3.5.0");
  await expect(figure.locator("figcaption")).toContainText('3.5.0 with objectWrap: "collapse"');
});

test("the input is there, without scripts", { tag: "@all" }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SITE() + POST);
  const figure = page.locator(".comparison").first();
  await expect(figure.locator("details pre")).toBeHidden();
  await figure.getByText("Input", { exact: true }).click();
  await expect(figure.locator("details pre")).toContainText("lat: 52.1, lng: 4.3 };");
  await context.close();
});

test("an example opens in the playground with its input and options", async ({ page }) => {
  await page.goto(SITE() + POST);
  const href = await page
    .locator(".comparison")
    .first()
    .getByRole("link", { name: "Open in playground" })
    .getAttribute("href");
  const state = JSON.parse(decodeURIComponent(href!.split("#")[1]!));
  expect(state.options).toEqual({ parser: "babel", objectWrap: "collapse" });
  expect(state.content).toMatch(/^const pin = \{\n/);
});

test("what is copied is what was printed", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, POST);
  const after = page.locator(".comparison").first().locator("[data-side=after]");
  await after.hover();
  await after.getByRole("button", { name: "Copy code" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('const pin = { lat: 52.1, lng: 4.3 };\n\nconst style = { color: "teal", nested: { bold: true } };');
});

test("a version that gave up shows its error", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${SITE()}/blog/2017/06/03/1.4.0`);
  const failed = page.locator("[data-failed]").first();
  await expect(failed.locator(".example-label")).toContainText("error");
  await expect(failed.locator("code")).toContainText("typescript-eslint-parser");
});

test("in colors of the reader's own, marks are lines", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(SITE() + POST);
  const mark = page.locator(".comparison del mark").first();
  await expect(mark).toHaveCSS("text-decoration-line", "line-through");
  await expect(page.locator(".comparison del").first()).toHaveCSS("border-left-style", "solid");
});
