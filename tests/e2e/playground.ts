/** What the tests of the playground share. */
import type { Page } from "@playwright/test";
import { expect, SITE } from "./site.ts";

export async function openPlayground(page: Page, rest = ""): Promise<void> {
  await page.goto(`${SITE()}/playground/${rest}`);
  await showInterest(page);
  await expect(getEditor(page, "Input")).toBeVisible();
}

/** A key that does nothing: the sample is shown without an editor until the reader does something. */
export async function showInterest(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
}

/** The editor's own element, inside its shadow root. */
export function getEditor(page: Page, name: string) {
  return page.locator(`.cm-content[aria-label="${name}"]`);
}

/** All of it for short texts: the editor draws only what is visible. */
export async function readEditor(page: Page, name: string): Promise<string> {
  return (await getEditor(page, name).locator(".cm-line").allInnerTexts())
    .map((line) => line.replace(/\n$/, ""))
    .join("\n");
}

export async function write(page: Page, code: string): Promise<void> {
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(code);
}

export async function expectOutput(page: Page, code: string): Promise<void> {
  await expect.poll(() => readEditor(page, "Output")).toBe(code);
}

/** Takes names and versions. */
export async function chooseVersion(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Version: / }).click();
  await page.getByRole("combobox", { name: "Search for a version" }).fill(name);
  await page.keyboard.press("Enter");
}

export async function expectVersion(page: Page, label: string): Promise<void> {
  await expect(page.getByRole("button", { name: /^Version: / })).toHaveText(label);
}

export function plainHash(state: object): string {
  return `#${encodeURIComponent(JSON.stringify(state))}`;
}
