/** The playground: format, options, panes, compare, configuration. */
import { expectNoViolations } from "./axe.ts";
import { expectOutput, getEditor, openPlayground, plainHash, readEditor, write } from "./playground.ts";
import { expect, test } from "./site.ts";

test("code is formatted as it is typed", async ({ page }) => {
  await openPlayground(page);
  await write(page, "a  =  {b:1}");
  await expectOutput(page, "a = { b: 1 };\n");
});

test("an error is shown at its place, and the last output stays", async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a = 1", options: {} }));
  await expectOutput(page, "a = 1;\n");
  await write(page, "a = 1;\nb = {]");
  await expect(page.getByText("This code cannot be read")).toBeVisible();
  await expect(page.locator(".failure-frame")).toContainText("> 2 | b = {]");
  await expect(page.locator(".cm-error-line")).toHaveText("b = {]");
  await expect(page.locator(".cm-error")).toHaveText("]");
  await expectOutput(page, "a = 1;\n");
  await page.getByRole("button", { name: "Show in the code" }).click();
  await expect(getEditor(page, "Input")).toBeFocused();
});

test("options change the output, are marked, and can be reset one by one", async ({ page }) => {
  await openPlayground(page, plainHash({ content: 'a = "b"', options: {} }));
  await page.getByLabel("--no-semi").check();
  await page.getByLabel("--single-quote").check();
  await expectOutput(page, "a = 'b'\n");
  await page.getByRole("button", { name: "Reset semi" }).click();
  await expectOutput(page, "a = 'b';\n");
  await expect(page.getByLabel("--no-semi")).not.toBeChecked();
  await page.getByRole("button", { name: "Reset all options" }).click();
  await expectOutput(page, 'a = "b";\n');
  await expect(page.getByRole("link", { name: "Docs of semi" })).toHaveAttribute("href", "/docs/options#semicolons");
});

test("a language that is chosen brings its sample, which is formatted", async ({ page }) => {
  await openPlayground(page);
  const languages = page.getByLabel("Language", { exact: true });
  const values = await languages
    .locator("option")
    .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
  expect(values.length).toBeGreaterThanOrEqual(24);
  for (const value of ["css", "vue", "markdown", "graphql", "yaml"]) {
    const before = { input: await readEditor(page, "Input"), output: await readEditor(page, "Output") };
    await languages.selectOption(value);
    await expect.poll(() => readEditor(page, "Input")).not.toBe(before.input);
    await expect.poll(() => readEditor(page, "Output")).not.toBe(before.output);
    await expect(page.locator(".output-pane .pane-note")).toHaveText(/^[\d.]+ ms$/);
    expect(await readEditor(page, "Output")).not.toBe(await readEditor(page, "Input"));
  }
});

test("a file's name chooses the language", async ({ page }) => {
  await openPlayground(page);
  await page.getByLabel("File name").fill("src/style.scss");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("scss");
});

test("panes are switched on, and hostile code in them is only text", async ({ page }) => {
  const content = '// <img src=x onerror="window.isHit=1">\nlet a = "</script><script>window.isHit=1</script>"';
  await openPlayground(page, plainHash({ content, options: {} }));
  const show = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await show("AST");
  await expect(getEditor(page, "AST")).toContainText('"type"');
  await show("Doc");
  await expect(getEditor(page, "Doc")).toContainText("hardline");
  await show("Comments");
  await expect(getEditor(page, "Comments")).toContainText("placement");
  await show("Second format");
  await expect(page.getByText("The second pass changes nothing.")).toBeVisible();
  await show("Report");
  await expect(getEditor(page, "Report")).toContainText("Prettier 3.");
  // They are tabs: one of them is shown, and the others are a key away.
  await page.getByRole("tab", { name: "Report" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "AST" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "AST" })).toBeVisible();
  expect(await page.evaluate(() => "isHit" in window)).toBe(false);
});

test("a doc is printed as the formatter prints it, and nothing in it is run", async ({ page }) => {
  const content = 'group(["a(", indent([softline, "b"]), softline, ")"])';
  await openPlayground(page, plainHash({ content, options: { parser: "doc-explorer" } }));
  await expectOutput(page, "a(b)");
  await page.getByLabel("--print-width").fill("3");
  await expectOutput(page, "a(\n  b\n)");
  await expect(page.getByRole("button", { name: "AST" })).toHaveCount(0);
  await write(page, "alert(1)");
  await expect(page.getByText("No builder of docs: alert")).toBeVisible();
  await expect(page.locator(".cm-error-line")).toHaveText("alert(1)");
});

test("errors of code within code are told beside the output", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a  =  css`b { c: d `", options: {} }));
  await expectOutput(page, "a = css`b { c: d `;\n");
  await page.getByRole("button", { name: "Embedded errors" }).click();
  await expect(page.getByText("Code within this code cannot be read")).toBeVisible();
  await expect(page.locator(".failure-message")).toContainText("Unclosed block");
  await expectOutput(page, "a = css`b { c: d `;\n");
});

test("two versions side by side, scrolled as one, and when the output changed", async ({ page }) => {
  const content = `${"call(one, two);\n".repeat(120)}function f(\n  aLongParameterName,\n  anotherLongParameterName,\n  yetAnotherParameterName,\n) {}\n`;
  await openPlayground(page, plainHash({ content, options: {} }));
  await page.getByLabel("Compare with").selectOption("2.8.8");
  await expect(page.getByText("1 difference")).toBeVisible();
  const [left, right] = ["left", "right"].map((side) => page.locator(`.code-editor[data-side="${side}"] .cm-scroller`));
  // Again and again, as a reader would: what follows may not be listening yet.
  await expect(async () => {
    await left!.evaluate((element) => (element.scrollTop = element.scrollTop === 900 ? 890 : 900));
    await expect
      .poll(() => right!.evaluate((element) => element.scrollTop), { timeout: 5000 })
      .toBe(await left!.evaluate((element) => element.scrollTop));
  }).toPass();
  expect(await right!.evaluate((element) => element.scrollTop)).toBeGreaterThan(800);
  await page.getByRole("button", { name: "When did this change?" }).click();
  // Of the installed releases, or of those that were fetched.
  await expect(page.getByText(/It changed in 3\.(6\.2|0\.3)/)).toBeVisible();
  await page.getByRole("button", { name: "Stop comparing" }).click();
  await expect(getEditor(page, "Output")).toBeVisible();
});

test("one version with two configurations", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a = 'b'", options: {} }));
  await page.getByLabel("Compare with").selectOption("stable");
  await expect(page.getByText("Both print the same.")).toBeVisible();
  await page.getByRole("button", { name: "Right: 3.6.2" }).click();
  await page.getByLabel("--no-semi").check();
  await expect(page.getByText("1 difference")).toBeVisible();
  await expect(page.locator('[data-side="left"] .cm-changed')).toHaveText('a = "b";');
});

test("a configuration is pasted, explained and exported", async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a = 'b'", options: {}, file: "src/a.js" }));
  await page.getByRole("button", { name: "Configuration", exact: true }).click();
  await page
    .getByLabel("Configuration to use")
    .fill("tabWidht: 4\nsingleQuote: true\noverrides:\n  - files: '*.js'\n    options:\n      semi: false\n");
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText("did you mean “tabWidth”")).toBeVisible();
  await expectOutput(page, "a = 'b'\n");
  await page.getByRole("button", { name: "Configuration", exact: true }).click();
  await expect(page.getByLabel("Command line")).toContainText("npx prettier --single-quote --no-semi --write src/a.js");
});

test("a dropped configuration is used, a dropped program is not, a binary is refused", async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a = 'b'", options: {} }));
  const drop = (name: string, text: string) =>
    page.evaluate(
      ([file, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content!], file!));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text],
    );
  await drop(".prettierrc.toml", "semi = false");
  await expectOutput(page, 'a = "b"\n');
  await drop("prettier.config.js", "export default load()");
  await expect(page.getByText("prettier.config.js is a program")).toBeVisible();
  await drop("photo.png", "\u0089PNG\0\0");
  await expect(page.getByText("photo.png is no text file.")).toBeVisible();
  await drop("tide.css", "a{b:c}");
  await expectOutput(page, "a {\n  b: c;\n}\n");
  await expect(page.getByLabel("File name")).toHaveValue("tide.css");
});

test("a button opens a file, and the same one again", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page);
  for (const content of ["a{b:c}", "d{e:f}"]) {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open file" }).click();
    await (await choosing).setFiles({ name: "tide.css", mimeType: "text/css", buffer: Buffer.from(content) });
    await expect.poll(() => readEditor(page, "Input")).toBe(content);
  }
  await expectOutput(page, "d {\n  e: f;\n}\n");
});

test("the keyboard leaves the editor by Escape and Tab, and takes the output over", async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a  =  1", options: {} }));
  await expectOutput(page, "a = 1;\n");
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(() => readEditor(page, "Input")).toBe("a = 1;\n");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(getEditor(page, "Input")).not.toBeFocused();
  await page.keyboard.press("ControlOrMeta+Shift+?");
  await expect(page.getByRole("dialog")).toContainText("Leave the editor");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("one part at a time, nothing sticks out", async ({ page }) => {
    await openPlayground(page);
    for (const view of ["Output", "Options", "More", "Input"]) {
      const tab = page.locator(".view-switch").getByRole("button", { name: view });
      await tab.click();
      await expect(tab).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect((await tab.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test("axe finds nothing where the code is broken", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a = {]", options: { semi: false }, panes: ["ast"] }));
  await expect(page.locator(".cm-error-line")).toBeVisible();
  await expectNoViolations(page);
});
