/** The playground: nothing that a reader brings is lost or misread, and no output is shown for code that it does not belong to. */
import { inflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expectOutput, getEditor, openPlayground, plainHash, readEditor, write } from "./playground.ts";
import { expect, SITE, test } from "./site.ts";

async function drop(page: Page, name: string, bytes: string | number[]): Promise<void> {
  await page.evaluate(
    ([file, content]) => {
      const dataTransfer = new DataTransfer();
      const part = typeof content === "string" ? content : new Uint8Array(content as number[]);
      dataTransfer.items.add(new File([part], file as string));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, bytes] as const,
  );
}

/** The code as the address has it. */
function readAddress(page: Page): string {
  const [, packed = ""] = page.url().split("#p2.");
  return (
    packed && (JSON.parse(inflateRawSync(Buffer.from(packed, "base64url")).toString()) as { content: string }).content
  );
}

test("Flow is formatted by the newest version, whose parser is WebAssembly, and pages may still not run any", async ({
  page,
}) => {
  const policies = new Map<string, string>();
  page.on("response", (response) => {
    policies.set(new URL(response.url()).pathname, response.headers()["content-security-policy"] ?? "");
  });
  await openPlayground(
    page,
    `?version=next${plainHash({ content: "type A = {| a : ?string |}", options: { parser: "flow" } })}`,
  );
  await expectOutput(page, "type A = {| a: ?string |};\n");
  const open = [...policies].filter(([, policy]) => policy.includes("wasm-unsafe-eval")).map(([path]) => path);
  expect(open).toEqual([expect.stringMatching(/^\/format-worker\/format-worker-/)]);
  expect(policies.get("/playground/")).toContain("require-trusted-types-for 'script'");
  const isAllowed = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    ),
  );
  expect(isAllowed).toBe(false);
});

test.describe("of other code", () => {
  test("no output is left under a file that cannot be read", { tag: "@all" }, async ({ page }) => {
    await openPlayground(page, plainHash({ content: "tide  (1)", options: {} }));
    await expectOutput(page, "tide(1);\n");
    await drop(page, "broken.css", "a { color: red");
    await expect(page.getByText("This code cannot be read")).toBeVisible();
    await expectOutput(page, "");
    await expect(page.getByText("Last good output")).toHaveCount(0);
    await write(page, "a{b:c}");
    await expectOutput(page, "a {\n  b: c;\n}\n");
    await page.getByLabel("Language", { exact: true }).selectOption("json");
    await expect(page.getByText("This code cannot be read")).toBeVisible();
    await expectOutput(page, "");
  });

  test("the output is not taken over while newer code is being formatted", { tag: "@all" }, async ({ page }) => {
    await openPlayground(page, plainHash({ content: "a  =  1", options: {} }));
    await expectOutput(page, "a = 1;\n");
    await write(page, "bb  =  2");
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(() => readEditor(page, "Input")).toBe("bb = 2;\n");
  });
});

test("of two links in a row, the page shows the second", { tag: "@all" }, async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/playground/2.8.8.json", (route) => arrived.then(() => route.continue()));
  await openPlayground(page, plainHash({ content: "zero", options: {} }));
  await expectOutput(page, "zero;\n");
  const first = plainHash({ content: "first", options: {}, other: { version: "2.8.8", options: {} } });
  const second = plainHash({ content: "second", options: {} });
  const asked = page.waitForRequest("**/playground/2.8.8.json");
  await page.evaluate((hash) => void (location.hash = hash), first);
  await asked;
  await page.evaluate((hash) => void (location.hash = hash), second);
  await expectOutput(page, "second;\n");
  const answer = page.waitForResponse("**/playground/2.8.8.json");
  arrive();
  await answer;
  // Something that comes after it.
  await page.getByLabel("--no-semi").check();
  await expectOutput(page, "second\n");
  await expect.poll(() => readEditor(page, "Input")).toBe("second");
});

test("a link with a parser that is not here opens with the nearest, and says so", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: "a{b:c}", options: { parser: "postcss" } }));
  await expect(page.getByText("There is no parser “postcss” here, so “css” reads this code.")).toBeVisible();
  await expectOutput(page, "a {\n  b: c;\n}\n");
  // The notice goes with its cause.
  await page.getByLabel("Language", { exact: true }).selectOption("scss");
  await expect(page.getByText("There is no parser")).toHaveCount(0);
});

test("the flag says what it does, not what the option does", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page);
  await expect(page.getByLabel("--no-semi")).toHaveAccessibleDescription(/^Do not print semicolons/);
});

test("line breaks of Windows and a byte order mark survive opening and typing", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page);
  await drop(page, "a.js", [0xef, 0xbb, 0xbf, ...Buffer.from("a()\r\nb()\r\n")]);
  await expect.poll(() => readAddress(page)).toBe("\uFEFFa()\r\nb()\r\n");
  await getEditor(page, "Input").click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("c()");
  await page.keyboard.press("Enter");
  await expect.poll(() => readAddress(page)).toBe("\uFEFFa()\r\nb()\r\nc()\r\n");
  await page.getByLabel("--end-of-line").selectOption("auto");
  await page.getByRole("button", { name: "Input against output" }).click();
  await expect(page.getByText("3 differences").or(page.getByText("1 difference"))).toBeVisible();
});

test(
  "configurations that name others or are programs are explained, and can be opened as code",
  { tag: "@all" },
  async ({ page }) => {
    await openPlayground(page, plainHash({ content: "a = 'b'", options: {} }));
    await drop(page, "package.json", '{"prettier":"@company/config"}');
    await expect(page.getByText("Shared configurations cannot be fetched here")).toBeVisible();
    await drop(page, "prettier.config.ts", "export default { semi: false, plugins: [load()] } satisfies Config;");
    await expect(page.getByText("“plugins” is computed ([load()])")).toBeVisible();
    await expect(page.getByText("Shared configurations")).toHaveCount(0);
    await expectOutput(page, 'a = "b"\n');
    await page.getByRole("button", { name: "Reset all options" }).click();
    await expect(page.getByText("is computed")).toHaveCount(0);
    await drop(page, "package.json", '{"prettier":{"semi":false}}');
    await expectOutput(page, 'a = "b"\n');
    await page.getByRole("button", { name: "Open package.json as code" }).click();
    await expectOutput(page, '{\n  "prettier": {\n    "semi": false\n  }\n}\n');
    await expect(page.getByLabel("File name")).toHaveValue("package.json");
  },
);

test.describe("a run that takes long", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/standalone.mjs", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export const getSupportInfo = () => ({ options: [] });
          export const format = (text) => { while (text.startsWith("endless")); return text + "!"; };`,
      }),
    );
  });

  test("is counted, can be stopped, and can be given more time", async ({ page }) => {
    await openPlayground(page, plainHash({ content: "endless", options: {} }));
    await expect(page.getByText(/^Formatting, \d+ of 5 s$/)).toBeVisible();
    await page.getByRole("button", { name: "Wait longer" }).click();
    await expect(page.getByText(/^Formatting, \d+ of 10 s$/)).toBeVisible();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(page.getByText(/^Stopped after \d+ seconds?$/)).toBeVisible();
    await page.getByRole("button", { name: "Wait longer" }).click();
    await expect(page.getByText(/^Formatting, \d+ of 40 s$/)).toBeVisible();
  });

  test("ends at once when there is newer code", { tag: "@all" }, async ({ page }) => {
    // With stretched limits, the old run would take minutes to end by itself.
    await openPlayground(page, plainHash({ content: "endless", options: {} }));
    await expect(page.getByText(/^Formatting, /)).toBeVisible();
    for (const code of ["short", "endless again", "shorter"]) {
      await write(page, code);
      if (code.startsWith("short")) await expectOutput(page, `${code}!`);
    }
    await expect(page.getByText(/^Formatting, /)).toHaveCount(0);
  });
});

test("a page without a link remembers the panes and what was hidden", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page);
  await page.getByRole("button", { name: "Doc", exact: true }).click();
  const toggles = page.locator(".code-toggle");
  await toggles.filter({ hasText: "Input" }).click();
  await expect(getEditor(page, "Input")).toBeHidden();
  await page.goto("about:blank");
  await page.goto(`${SITE()}/playground/`);
  await expect(page.getByRole("tab", { name: "Doc" })).toHaveAttribute("aria-selected", "true");
  await expect(getEditor(page, "Input")).toBeHidden();
  // Both cannot be hidden.
  await toggles.filter({ hasText: "Output" }).click();
  await expect(getEditor(page, "Input")).toBeVisible();
  await page.goto("about:blank");
  await openPlayground(page, plainHash({ content: "a", options: {} }));
  await expect(page.getByRole("tab")).toHaveCount(0);
});
