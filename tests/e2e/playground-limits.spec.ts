/** The playground: crashes, full storage, large code, and a walk without a mouse. */
import type { Page } from "@playwright/test";
import { expectOutput, getEditor, openPlayground, plainHash, readEditor, write } from "./playground.ts";
import { expect, test } from "./site.ts";

test.describe("when something breaks", () => {
  test.use({ allowedErrors: /out of memory|storage is unavailable/ });

  test("a worker that crashes is started again, and the input is still there", async ({ page }) => {
    await page.route("**/standalone.mjs", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export const getSupportInfo = () => ({ options: [] });
          export const format = async (text) => {
            if (text !== "crash") return text + "!";
            setTimeout(() => { throw new Error("out of memory"); });
            return new Promise(() => {});
          };`,
      }),
    );
    await openPlayground(page, plainHash({ content: "fine", options: {} }));
    await expectOutput(page, "fine!");
    await write(page, "crash");
    await expect(page.getByText("The formatter crashed")).toBeVisible();
    await expect.poll(() => readEditor(page, "Input")).toBe("crash");
    await expectOutput(page, "fine!");
    await write(page, "again");
    await expectOutput(page, "again!");
  });

  test("with a full storage everything works, and the link still keeps the code", { tag: "@all" }, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await openPlayground(page);
    await write(page, "mine  ()");
    await expectOutput(page, "mine();\n");
    await expect(page).toHaveURL(/#p2\./);
    await page.reload();
    await expect.poll(() => readEditor(page, "Input")).toBe("mine  ()");
  });
});

test("one megabyte is formatted, and typing goes on in it", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "[]", options: { parser: "json" } }));
  await expectOutput(page, "[]\n");
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", `[${Array.from({ length: 1050 }, () => `"${"x".repeat(1000)}"`).join(",\n")}]`);
    const editor = document.querySelector(".input-pane .code-editor")!.shadowRoot!.querySelector(".cm-content")!;
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(getEditor(page, "Output").locator(".cm-line").nth(1)).toContainText("xxxx");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("[7],");
  await expect(getEditor(page, "Input").locator(".cm-line").first()).toContainText("[7],[");
  await expect(page.getByText("This code cannot be read")).toBeVisible();
});

test("by keyboard alone every part is reached, and each says what it is", async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a  =  1", options: {} }));
  await expectOutput(page, "a = 1;\n");
  const toggle = page.getByRole("button", { name: "Options", exact: true });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  const names: string[] = [];
  for (let step = 0; step < 40 && names.at(-1) !== "Keyboard"; step++) {
    // Within the editor, Tab indents until Escape was pressed.
    if (["Input", "Output"].includes(names.at(-1)!)) await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    names.push(await getFocusedName(page));
  }
  expect(names).toEqual(
    expect.arrayContaining([
      "Language",
      "File name",
      "Version: stable 3.6.2",
      "Compare with",
      "Input",
      "Output",
      "AST",
      "Keyboard",
    ]),
  );
  expect(names).not.toContain("");
  expect(await readEditor(page, "Input")).toBe("a  =  1");
});

function getFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return element === document.body ? "" : name.trim();
  });
}

test("a screen reader hears parts, fields, states and what has changed", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a = 1", options: { semi: false } }));
  for (const name of ["Options", "Input", "Output"]) await expect(page.getByRole("region", { name })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1, name: "Playground" })).toHaveCount(1);
  const input = page.getByRole("textbox", { name: "Input" });
  await expect(input).toHaveAttribute("aria-description", "Escape, then Tab leaves the editor.");
  await expect(page.getByRole("textbox", { name: "Output" })).toHaveAttribute("aria-readonly", "true");
  await expect(page.getByRole("checkbox", { name: "--no-semi (changed)" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "--no-semi (changed)" })).toHaveAccessibleDescription(
    "Do not print semicolons, except at the beginning of lines which may need them.",
  );
  await expect(page.getByRole("spinbutton", { name: "--print-width" })).toHaveValue("80");
  await write(page, "a = {]");
  await expect(page.locator(".failure[aria-live=polite]")).toContainText("This code cannot be read");
});
