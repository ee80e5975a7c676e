/** The playground: typing, scrolling, and the part of the code that is meant. */
import { expectOutput, getEditor, openPlayground, plainHash, readEditor, write } from "./playground.ts";
import { expect, test } from "./site.ts";

test("what is typed over several colored lines replaces them and breaks no rule of the security policy", async ({
  page,
}) => {
  const lines = ["const one = 'a';", "const two = `b`;", "const three = 3;"];
  await openPlayground(page, plainHash({ content: lines.join("\n"), options: {} }));
  // The colors are there: the browser would carry them over as styles.
  await expect(getEditor(page, "Input").locator(".cm-line span").first()).toBeVisible();
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+End");
  await page.keyboard.type("let x");
  await expect.poll(() => readEditor(page, "Input")).toBe(`let x\n${lines[2]}`);
  // How many steps it takes depends on how fast the keys came.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+z");
    expect(await readEditor(page, "Input")).toBe(lines.join("\n"));
  }).toPass();
  // The page fixture fails the test if anything was blocked.
});

test("input and output scroll to the same place, until they are told not to", async ({ page }) => {
  const calls = Array.from(
    { length: 200 },
    (_, index) => `call${index}({one:1, two:2, three: [4,5], 'long${index}':"${"x".repeat(50)}"})`,
  );
  // It comes only after the reader has scrolled.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/follow-scrolling/, (route) => arrived.then(() => route.continue()));
  await openPlayground(page, plainHash({ content: calls.join("\n"), options: {} }));
  await expect(getEditor(page, "Output")).toContainText("call0");
  const first = (pane: string) => page.locator(`.${pane}-pane .cm-scroller`);
  const scroll = async (pane: string, top: number) => {
    await first(pane).hover();
    const now = await first(pane).evaluate((element) => element.scrollTop);
    await page.mouse.wheel(0, top - now);
    await expect.poll(() => first(pane).evaluate((element) => element.scrollTop)).toBe(top);
  };
  await scroll("input", 1000);
  arrive();
  for (const top of [1000, 2000]) {
    await scroll("input", top);
    const shown = /call(\d+)/.exec(await getTopLines(first("input"), 1))![1];
    // A call has six lines in the output, of which the first or the fifth has its number.
    const lines = () => getTopLines(first("output"), 5);
    await expect.poll(async () => /(?:call|long)(\d+)/.exec(await lines())?.[1]).toBe(shown);
  }

  await page.getByRole("button", { name: "Scroll together" }).click();
  const left = await first("input").evaluate((element) => element.scrollTop);
  await scroll("output", 400);
  expect(await first("input").evaluate((element) => element.scrollTop)).toBe(left);
  await page.reload();
  await expect(page.getByRole("button", { name: "Scroll together" })).toHaveAttribute("aria-pressed", "false");
});

/** The text at the upper edge of what is visible. */
function getTopLines(scroller: import("@playwright/test").Locator, count: number): Promise<string> {
  return scroller.evaluate((element, wanted) => {
    const { top } = element.getBoundingClientRect();
    const lines = [...element.querySelectorAll(".cm-line")].filter((line) => line.getBoundingClientRect().bottom > top);
    return lines
      .slice(0, wanted)
      .map((line) => line.textContent)
      .join("\n");
  }, count);
}

test("only the selection is formatted, it is marked, and the link keeps it", async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a  =  1;\nb  =  2;\nc  =  3;\n", options: {} }));
  await expectOutput(page, "a = 1;\nb = 2;\nc = 3;\n");
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+End");
  await page.getByRole("button", { name: "Format the selection" }).click();
  await expectOutput(page, "a  =  1;\nb = 2;\nc  =  3;\n");
  await expect(page.locator(".input-pane .cm-range")).toHaveText("b  =  2;");
  await expect(page.getByLabel("--range-start")).toHaveValue("9");
  await expect(page.getByLabel("--range-end")).toHaveValue("17");
  await expect(page).toHaveURL(/#p2\./);
  await page.reload();
  await expect(page.locator(".input-pane .cm-range")).toHaveText("b  =  2;");
  await page.getByLabel("--range-end").fill("");
  await expectOutput(page, "a  =  1;\nb = 2;\nc = 3;\n");
  await page.getByRole("button", { name: "Reset rangeStart" }).click();
  await expectOutput(page, "a = 1;\nb = 2;\nc = 3;\n");
});

test("the caret is followed into the output", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "call  (  here  )", options: {} }));
  await expectOutput(page, "call(here);\n");
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+Home");
  const follow = page.getByRole("button", { name: "Follow the caret" });
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await getEditor(page, "Input").focus();
  for (let step = 0; step < 9; step++) await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("--cursor-offset")).toHaveValue("9");
  await expect(page.locator(".output-pane .pane-note")).toHaveText(/ ms, caret at 5$/);
  await expect(page.locator(".output-pane .cm-caret-mark")).toHaveCount(1);
  await page.getByRole("button", { name: "Reset cursorOffset" }).click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".output-pane .cm-caret-mark")).toHaveCount(0);
});

test("a made-up name replaces the selection", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "secret", options: {} }));
  await expectOutput(page, "secret;\n");
  await write(page, "x");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+;");
  await expect.poll(() => readEditor(page, "Input")).toMatch(/^[a-z]+([A-Z][a-z]+){2}$/);
});

test(
  "the name of a number, its reset button and its field fit on one line of the narrow column",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPlayground(page, '#{"options":{"printWidth":100}}');
    await expect(page.getByRole("button", { name: "Reset printWidth" })).toBeVisible();
    expect(
      await page
        .locator(".option-name code")
        .first()
        .evaluate((name) => name.getClientRects().length),
    ).toBe(1);
  },
);
