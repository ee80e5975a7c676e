/** The playground in its states: what axe finds, and what large fingers and small screens find. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { getEditor, openPlayground, plainHash } from "./playground.ts";
import { expect, test } from "./site.ts";

const state = (more: object = {}) => plainHash({ content: "a  =  'b'", options: {}, ...more });

const WITH_OPTIONS = "a part and a caret";

const STATES: Record<string, (page: Page) => Promise<void>> = {
  "comparing, with notices": async (page) => {
    await openPlayground(page, `?version=0.1${state({ other: { version: "next", options: { semi: false } } })}`);
    await expect(page.getByText("1 difference")).toBeVisible();
    await expect(page.getByText("There is no version “0.1” here")).toBeVisible();
  },
  "all panes": async (page) => {
    await openPlayground(page, state({ panes: ["second", "ast", "preprocessed", "doc", "comments", "report"] }));
    await expect(getEditor(page, "Report")).toContainText("Prettier 3.");
  },
  "the configuration": async (page) => {
    await openPlayground(page, state());
    await page.getByRole("button", { name: "Configuration", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the menu": async (page) => {
    await openPlayground(page, state());
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  },
  [WITH_OPTIONS]: async (page) => {
    await openPlayground(page, state({ options: { rangeStart: 0, rangeEnd: 4, cursorOffset: 1 } }));
    await expect(page.locator(".input-pane .cm-range")).toBeVisible();
  },
  "within another page": async (page) => {
    await openPlayground(page, `?embed${state()}`);
    await expect(getEditor(page, "Output")).toContainText('a = "b";');
  },
};

for (const [name, open] of Object.entries(STATES)) {
  test(`axe finds nothing: ${name}`, { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    // The options are many and the same everywhere: once is enough.
    await expectNoViolations(page, name === WITH_OPTIONS ? {} : { exclude: ".options-pane" });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("fields are named, none covers another, and all targets are large", async ({ page }) => {
    await openPlayground(page, state({ options: { semi: false } }));
    for (const name of ["Language", "File name", "Version", "Compare with"])
      await expect(page.locator(".toolbar").getByText(name, { exact: true })).toBeVisible();
    const readBoxes = () =>
      page.locator(".toolbar .choice").evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect()));
    await expect(async () => {
      const boxes = await readBoxes();
      for (const [index, box] of boxes.entries()) {
        expect(box.height).toBeGreaterThanOrEqual(44);
        for (const other of boxes.slice(index + 1)) {
          const isBeside = box.x + box.width <= other.x || other.x + other.width <= box.x;
          expect(isBeside || box.y + box.height <= other.y).toBe(true);
        }
      }
    }).toPass();
    const listSmall = () =>
      page
        .locator("main :is(button, select, input:not([type=checkbox], [hidden])):visible")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < 43.5)
            .map((element) => element.outerHTML.slice(0, 90)),
        );
    for (const view of ["Output", "Options", "More", "Input"]) {
      const button = page.locator(".view-switch").getByRole("button", { name: view });
      await button.tap();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect.poll(listSmall).toEqual([]);
    }
  });
});
