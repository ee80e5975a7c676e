/** What a reader loads until the first line of JavaScript is formatted. */
import { existsSync, statSync } from "node:fs";
import { BUDGETS } from "../budgets.ts";
import { expectOutput, getEditor, readEditor, showInterest } from "./playground.ts";
import { expect, holdBack, SITE, test } from "./site.ts";

test(`the first format of a cold visit costs at most ${BUDGETS.playground / 1024} KB, and its files are kept`, async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => void urls.push(request.url()));
  const isFormatted = () => expect(page.locator(".output-pane .pane-note")).toHaveText(/^[\d.]+ ms$/);
  await page.goto(`${SITE()}/playground/`);
  await isFormatted();
  await expect.poll(() => urls.some((url) => url.endsWith("/plugins/babel.mjs"))).toBe(true);
  // The editor and its colors are asked for when the output is there.
  const last = urls.findLastIndex((url) => url.includes("/formatter/"));
  // The page asks for files early that the worker then takes from the browser's cache: see below.
  const bytes = [...new Set(urls.slice(0, last + 1))].map(measureFile).reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.playground);

  // Playwright's routes switch the browser's cache off, so what is looked at is the permission to use it.
  for (const url of new Set(urls.filter((each) => /\/(assets|format-worker)\//.test(each)))) {
    const { "cache-control": caching } = (await page.request.head(url)).headers();
    expect([url, caching]).toEqual([url, expect.stringContaining("immutable")]);
  }
});

test("the HTML asks for what every first format needs, and the editor waits for the output", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => void urls.push(new URL(request.url()).pathname));
  const arrive = await holdBack(page, "**/plugins/babel.mjs");
  await page.goto(`${SITE()}/playground/`);
  await showInterest(page);
  const readLinks = () =>
    page
      .locator("head > link[rel=modulepreload]")
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  for (const name of [/\/playground-/, /\/common-/, /\/format-worker-/, /\/standalone\.mjs$/])
    await expect.poll(readLinks).toContainEqual(expect.stringMatching(name));
  // The plain field can be written into, and nothing else is on its way to delay the language.
  await expect(page.getByRole("textbox", { name: "Input" })).not.toHaveValue("");
  expect(urls.filter((url) => url.includes("create-editor"))).toEqual([]);
  arrive();
  await expect.poll(() => urls.filter((url) => url.includes("create-editor"))).toHaveLength(1);
});

test("an untouched page has no editor, and shows what the formatter prints before the formatter is there", async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => void urls.push(request.url()));
  const readDrawn = () => page.locator(".code").evaluateAll((all) => all.map((each) => each.innerHTML));
  const isFormatted = () => expect(page.locator(".output-pane .pane-note")).toHaveText(/^[\d.]+ ms$/);
  const arrive = await holdBack(page, /\/(playground|common)-[^/]+\.js$/);
  await page.goto(`${SITE()}/playground/`, { waitUntil: "commit" });
  await expect(page.locator(".more-pane")).toBeVisible();
  const output = page.locator(".output-pane textarea");
  await expect(output).toHaveValue(/^\/\/ Write .*\nimport \{ useState, useEffect \} from "react";\n/);
  const before = await readDrawn();
  arrive();
  await isFormatted();
  // What the worker printed would have taken the place of anything else.
  expect(await readDrawn()).toEqual(before);
  expect(urls.filter((url) => /create-editor|javascript-/.test(url))).toEqual([]);
});

test("the editor takes the place of the plain field without moving anything", async ({ page }) => {
  await page.goto(`${SITE()}/playground/`);
  await expect(page.locator(".output-pane .pane-note")).toHaveText(/^[\d.]+ ms$/);
  /** Where the letters of a place in the code are. */
  const locate = (pane: string, parts: string) =>
    page
      .locator(`.${pane}-pane`)
      .locator(parts)
      .evaluateAll((elements) => {
        const texts = elements.flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found: Text[] = [];
          while (walker.nextNode()) found.push(walker.currentNode as Text);
          return found;
        });
        return texts
          .flatMap((text) => [...text.data.matchAll(/\w+/g)].map(({ index, 0: word }) => ({ text, index, word })))
          .map(({ text, index, word }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const { x, y } = range.getBoundingClientRect();
            return `${word} ${x.toFixed(1)} ${y.toFixed(1)} ${getComputedStyle(text.parentElement!).color}`;
          });
      });
  const before = {
    code: await Promise.all(["input", "output"].map((pane) => locate(pane, ".code > :nth-child(2)"))),
    numbers: await locate("input", ".code > :first-child"),
  };
  // Colors are there when the editor comes, and not a moment later.
  const colored = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const root = document.querySelector(".input-pane .code-editor")?.shadowRoot;
          if (root) resolve(root.querySelector(".cm-line span") !== null);
        }).observe(document.querySelector(".input-pane .pane-body")!, { childList: true });
      }),
  );
  await showInterest(page);
  expect(await colored).toBe(true);
  for (const name of ["Input", "Output"]) await expect(getEditor(page, name).locator("span").first()).toBeVisible();
  // The editor draws only what is in sight, with as many words. On a busy machine, it colors the last lines a moment later.
  await expect(async () => {
    const after = await Promise.all(["input", "output"].map((pane) => locate(pane, ".cm-line")));
    for (const [index, words] of after.entries()) {
      expect(words.length).toBeGreaterThan(40);
      expect(words).toEqual(before.code[index]!.slice(0, words.length));
    }
  }).toPass();
  const numbers = await locate("input", ".cm-lineNumbers .cm-gutterElement:not([style*=hidden])");
  expect(numbers).toEqual(before.numbers);
});

test("what was written before the editor came can be undone in it", async ({ page }) => {
  const arrive = await holdBack(page, "**/create-editor-*");
  await page.goto(`${SITE()}/playground/`);
  const field = page.locator(".input-pane textarea");
  const sample = await field.inputValue();
  await field.press("ControlOrMeta+a");
  await page.keyboard.insertText("one  ()");
  // Both show it: the field, and the drawing behind it.
  await expect(page.locator(".input-pane .code > :nth-child(2)")).toHaveText("one  ()");
  await expect(page.locator(".input-pane .code > :first-child")).toHaveText("1");
  arrive();
  await expect(getEditor(page, "Input")).toBeFocused();
  await expectOutput(page, "one();\n");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => readEditor(page, "Input")).toBe(sample);
});

test("the editor waits for an input method that is in the middle of a word", async ({ page }) => {
  const arrive = await holdBack(page, "**/create-editor-*");
  await page.goto(`${SITE()}/playground/`);
  const field = page.locator(".input-pane textarea");
  await field.press("ControlOrMeta+a");
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "す", selectionStart: 1, selectionEnd: 1 });
  const answered = page.waitForResponse("**/create-editor-*");
  arrive();
  await (await answered).finished();
  await keyboard.send("Input.imeSetComposition", { text: "すし", selectionStart: 2, selectionEnd: 2 });
  await expect(field).toHaveValue("すし");
  await keyboard.send("Input.insertText", { text: "寿司" });
  await expect(getEditor(page, "Input")).toBeFocused();
  await page.keyboard.type("()");
  await expectOutput(page, "寿司();\n");
});

test("the sample can be changed before the app has arrived, which takes over what was written and the caret", async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/(playground|common)-[^/]+\.js$/);
  await page.goto(`${SITE()}/playground/`, { waitUntil: "commit" });
  const field = page.locator(".input-pane textarea");
  await expect(field).not.toHaveValue("");
  await field.press("ControlOrMeta+a");
  await page.keyboard.insertText("one  ();two()");
  for (let step = 0; step < ";two()".length; step++) await page.keyboard.press("ArrowLeft");
  arrive();
  await expect(getEditor(page, "Input")).toBeFocused();
  await page.keyboard.type(";middle()");
  await expectOutput(page, "one();\nmiddle();\ntwo();\n");
});

test("the HTML asks for the language of the sample, and a link shows no other code than its own", async ({ page }) => {
  const link = "#" + encodeURIComponent(JSON.stringify({ content: "a{b:c}", options: { parser: "css" } }));
  const readPreloads = () =>
    page
      .locator("head > link[rel=modulepreload]")
      .evaluateAll((all) => all.map((each) => (each as HTMLLinkElement).href).filter((href) => /plugins/.test(href)));
  await page.route("**/common-*", () => {});
  await page.goto(`${SITE()}/playground/`, { waitUntil: "commit" });
  const field = page.locator(".input-pane textarea");
  await expect(field).toBeVisible();
  await expect(page.locator(".input-pane .skeleton")).toBeHidden();
  await expect
    .poll(async () => (await readPreloads()).map((href) => href.replace(/.*\//, "")))
    .toEqual(["babel.mjs", "estree.mjs"]);
  for (const address of [link, "?plugin=php", "?version=next"]) {
    await page.goto("about:blank");
    await page.goto(`${SITE()}/playground/${address}`, { waitUntil: "commit" });
    await expect(page.locator(".input-pane .skeleton")).toBeVisible();
    await expect(field).toBeHidden();
    expect(await readPreloads()).toEqual([]);
  }
});

test("a reader who writes before the first output gets the editor at once, with the caret where it was", async ({
  page,
}) => {
  const arrive = await holdBack(page, "**/plugins/babel.mjs");
  await page.goto(`${SITE()}/playground/`);
  const field = page.locator(".input-pane textarea");
  await expect(field).not.toHaveValue("");
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("one  ()");
  await expect(getEditor(page, "Input")).toBeFocused();
  await page.keyboard.type(";two()");
  arrive();
  await expectOutput(page, "one();\ntwo();\n");
});

test("the editor that arrives while the reader writes takes over the caret as it is then", async ({ page }) => {
  const arrive = await holdBack(page, "**/create-editor-*");
  await page.goto(`${SITE()}/playground/`);
  const field = page.locator(".input-pane textarea");
  await expect(field).not.toHaveValue("");
  await field.press("ControlOrMeta+a");
  await field.evaluate((element: HTMLTextAreaElement) => {
    // The browser tells of selections later than of text, here not before the editor is there.
    const stop = (event: Event) => element.isConnected && event.stopImmediatePropagation();
    addEventListener("selectionchange", stop, { capture: true });
    document.execCommand("insertText", false, "one");
  });
  arrive();
  await expect(getEditor(page, "Input")).toBeFocused();
  await page.keyboard.type(" two");
  await expect.poll(() => readEditor(page, "Input")).toBe("one two");
});

/** As it is on the wire. Requests of workers tell no sizes, files do. */
function measureFile(url: string): number {
  const path = new URL(url).pathname.replace(/\/$/, "/index.html");
  const file = [`dist${path}.br`, `dist${path}`].find((each) => existsSync(each));
  return file ? statSync(file).size : 0;
}
