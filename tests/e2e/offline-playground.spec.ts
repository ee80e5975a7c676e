/** The playground without a network: languages and versions that were used once work again, others say what they need. */
import type { Page } from "@playwright/test";
import { goOffline, OFFLINE_ERRORS, waitForWorker, waitUntilKept } from "./offline-kept.ts";
import { chooseVersion, expectOutput, expectVersion, getEditor, openPlayground, plainHash } from "./playground.ts";
import { expect, test } from "./site.ts";

test.use({ serviceWorkers: "allow", allowedErrors: OFFLINE_ERRORS });
test.describe.configure({ timeout: 300_000 });

const CSS = { content: "a  {  b : c }", options: { parser: "css" } };
const YAML = { content: "a:   1", options: { parser: "yaml" } };
const JAVASCRIPT = { content: "a  =  b=>c", options: {} };

/** As a reader who comes back: a new page, which nothing is left of. */
async function comeBack(page: Page, rest: string): Promise<void> {
  await page.goto("about:blank");
  await openPlayground(page, rest);
}

async function visitOnce(page: Page): Promise<void> {
  await openPlayground(page);
  await waitForWorker(page);
  // The docs are kept after all files of the playground.
  await waitUntilKept(page, "/playground/", "/assets/formatter/3.6.2/plugins/babel.mjs", "/docs/options");
}

test(
  "languages and versions that were used before the worker was there",
  { tag: "@all" },
  async ({ page, context }) => {
    await openPlayground(page, `?version=2.8.8${plainHash(CSS)}`);
    await expectOutput(page, "a {\n  b: c;\n}\n");
    await waitForWorker(page);
    await waitUntilKept(
      page,
      "/playground/",
      "/playground/2.8.8.json",
      "/assets/formatter/2.8.8/esm/parser-postcss.mjs",
    );
    await goOffline(context);
    await comeBack(page, `?version=2.8.8${plainHash(CSS)}`);
    await expectOutput(page, "a {\n  b: c;\n}\n");
    await expectVersion(page, "2.8.8");
  },
);

test("languages and versions that were chosen later, on the same page", { tag: "@all" }, async ({ page, context }) => {
  await visitOnce(page);
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("yaml");
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("a:   1");
  await expectOutput(page, "a: 1\n");
  await chooseVersion(page, "2.8.8");
  await expectVersion(page, "2.8.8");
  await expectOutput(page, "a: 1\n");
  await waitUntilKept(page, "/playground/2.8.8.json", "/assets/formatter/3.6.2/plugins/yaml.mjs");
  await waitUntilKept(page, "/assets/formatter/2.8.8/esm/parser-yaml.mjs");

  await goOffline(context);
  await comeBack(page, plainHash(YAML));
  await expectOutput(page, "a: 1\n");
  await comeBack(page, `?version=2.8.8${plainHash(YAML)}`);
  await expectOutput(page, "a: 1\n");
});

test(
  "a language that was never used says that it needs the network, and comes with it",
  { tag: "@all" },
  async ({ page, context }) => {
    await visitOnce(page);
    await goOffline(context);
    await comeBack(page, plainHash(JAVASCRIPT));
    await expectOutput(page, "a = (b) => c;\n");
    await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("graphql");
    const failure = page.locator(".failure", { hasText: "The formatter did not load" });
    await expect(failure).toContainText("Its files come from the network.");
    await expect(failure).toContainText("Your code is still here");
    // What was used still works.
    await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("babel");
    await expectOutput(page, "a = (b) => c;\n");

    await comeBack(page, plainHash({ content: "{a,b}", options: { parser: "graphql" } }));
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Retry" }).click();
    await expectOutput(page, "{\n  a\n  b\n}\n");
  },
);

test("a version that was never used says so, and the chosen one stays", { tag: "@all" }, async ({ page, context }) => {
  await visitOnce(page);
  await goOffline(context);
  await comeBack(page, plainHash(JAVASCRIPT));
  await chooseVersion(page, "2.8.8");
  await expect(page.getByText("Version 2.8.8 did not load. You might want to check your network")).toBeVisible();
  await expectOutput(page, "a = (b) => c;\n");
});
