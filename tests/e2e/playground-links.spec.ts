/** The playground: links of all formats, what is kept, and what may go wrong. */
import { inflateRawSync } from "node:zlib";
import lzString from "lz-string";
import { chooseVersion, expectOutput, getEditor, openPlayground, plainHash, readEditor, write } from "./playground.ts";
import { expect, SITE, test, variant } from "./site.ts";

test("the whole state is in the address", async ({ page }) => {
  await openPlayground(page);
  await write(page, "a = 'é'");
  await page.getByLabel("--no-semi").check();
  await page.getByRole("button", { name: "AST", exact: true }).click();
  await page.getByLabel("Compare with").selectOption("next");
  await expect(page).toHaveURL(/#p2\.[\w-]+$/);
  const readAddress = () => inflateRawSync(Buffer.from(page.url().split("#p2.")[1]!, "base64url")).toString();
  // The last that was chosen, so everything before it is there, too.
  await expect.poll(readAddress).toContain("next");
  await page.goto("about:blank");
  await page.goBack();
  await expect.poll(() => readEditor(page, "Input")).toBe("a = 'é'");
  await expect(page.getByLabel("--no-semi")).toBeChecked();
  await expect(getEditor(page, "AST")).toBeVisible();
  await expect(page.getByLabel("Compare with")).toHaveValue("next");
});

test("links of prettier.io open: LZ-string and URI-encoded JSON", async ({ page }) => {
  const state = { content: "a = 'b'", options: { parser: "babylon", semi: false, trailingComma: true } };
  for (const hash of [`#${lzString.compressToEncodedURIComponent(JSON.stringify(state))}`, plainHash(state)]) {
    await page.goto("about:blank");
    await openPlayground(page, hash);
    await expectOutput(page, 'a = "b"\n');
    await expect(page.getByLabel("--trailing-comma")).toHaveValue("es5");
  }
});

test.describe("damaged links", () => {
  for (const [index, hash] of [
    "#%E0%A4%A",
    "#p2.AAAA",
    "#main",
    "#%7B%22content%22%3A%22%22",
    "#p2.__proto__",
  ].entries()) {
    test(`${hash} opens with a sample and says so`, variant(index), async ({ page }) => {
      await openPlayground(page, hash);
      await expect(page.getByText("This link is damaged")).toBeVisible();
      await expect(page.locator(".output-pane .pane-note")).toHaveText(/ ms$/);
    });
  }
});

test("an older version comes when it is asked for", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => void (request.url().includes("/2.8.8/") && files.push(request.url())));
  await openPlayground(page, plainHash({ content: "a(function() {\n}, b)", options: {} }));
  await expect(page.locator(".output-pane .pane-note")).toHaveText(/ ms$/);
  expect(files).toEqual([]);
  await chooseVersion(page, "2.8.8");
  await expect(page).toHaveURL(/version=2\.8\.8/);
  await expect(page.getByLabel("--object-wrap")).toHaveCount(0);
  await expect.poll(() => files.length).toBeGreaterThan(1);
});

test("code of the last visit is offered, not forced", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page);
  await write(page, "mine  ()");
  await expect(page).toHaveURL(/#p2\./);
  await page.goto("about:blank");
  await openPlayground(page);
  await expect.poll(() => readEditor(page, "Input")).toContain("untidily");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect.poll(() => readEditor(page, "Input")).toBe("mine  ()");
});

test.describe("when something is missing", () => {
  test.use({ allowedErrors: /Failed to load resource|storage is unavailable|Failed to fetch/ });

  test("without storage everything works", { tag: "@all" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openPlayground(page, plainHash({ content: "a", options: {} }));
    await expectOutput(page, "a;\n");
  });

  test("files that do not arrive are said so, the code stays, and a retry works", { tag: "@all" }, async ({ page }) => {
    let isMissing = true;
    await page.route("**/plugins/babel.mjs", (route) => (isMissing ? route.abort() : route.continue()));
    await openPlayground(page, plainHash({ content: "a", options: {} }));
    await expect(page.getByText("The formatter did not load")).toBeVisible();
    await expect.poll(() => readEditor(page, "Input")).toBe("a");
    isMissing = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expectOutput(page, "a;\n");
  });

  test("without the editor a plain field takes its place", async ({ page }) => {
    await page.route(/create-editor.*\.js/, (route) => route.abort());
    await page.goto(`${SITE()}/playground/`);
    const input = page.getByRole("textbox", { name: "Input" });
    await input.fill("a  =  1");
    await expect(page.getByRole("textbox", { name: "Output" })).toHaveValue("a = 1;\n");
  });
});

test.describe("a run without end", () => {
  test.use({ limits: "as set" });

  test("is stopped, and the next change is formatted", { tag: "@all" }, async ({ page }) => {
    // A formatter that never comes to an end.
    await page.route("**/standalone.mjs", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export const getSupportInfo = () => ({ options: [] }); export const format = (text) => { while (text === "endless"); return text + "!"; };',
      }),
    );
    await openPlayground(page, plainHash({ content: "endless", options: {} }));
    await expect(page.getByText("Stopped after 5 seconds")).toBeVisible();
    await write(page, "short");
    await expectOutput(page, "short!");
  });
});

test("within another page it is compact, and leads to the whole", async ({ page }) => {
  await openPlayground(page, `?embed${plainHash({ content: "a", options: {} })}`);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expectOutput(page, "a;\n");
  const [whole] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Open in the playground" }).click(),
  ]);
  await expect(whole.getByRole("banner")).toBeVisible();
  await expect(whole).not.toHaveURL(/embed/);
});

test(
  "five megabytes are taken without a freeze, and the address says that it cannot follow",
  { tag: "@all" },
  async ({ page }) => {
    await openPlayground(page, plainHash({ content: "a", options: { parser: "json" } }));
    await getEditor(page, "Input").click();
    await page.evaluate(() => {
      const noise = Array.from({ length: 650_000 }, () => Math.random().toString(36).slice(2, 9)).join("\n");
      const editor = document.querySelector(".input-pane .code-editor")!.shadowRoot!.querySelector(".cm-content")!;
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", noise);
      editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText("too much code for a link")).toBeVisible();
    await write(page, "[1]");
    await expectOutput(page, "[1]\n");
  },
);
