/** The playground: plugins that the site ships, turned on by a reader, a link or a configuration. */
import type { Page } from "@playwright/test";
import { chooseVersion, expectOutput, getEditor, openPlayground, plainHash, readEditor, write } from "./playground.ts";
import { expect, SITE, test } from "./site.ts";

const XML = "@prettier/plugin-xml";
const SORT = "prettier-plugin-sort-json";
const CODE = '<a b="1"   c="2"><d></d></a>';
const getBox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const getLanguage = (page: Page) => page.getByLabel("Language", { exact: true });

/** The box follows the plugin, which may need a moment: the runner's own `check` would not wait for it. */
async function turn(page: Page, name: string, state: "on" | "off"): Promise<void> {
  await getBox(page, name).click();
  await expect(getBox(page, name)).toBeChecked({ checked: state === "on" });
}

test("a plugin comes when it is turned on, with its language, sample and options, and goes again", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => void (request.url().includes("/assets/plugins/") && files.push(request.url())));
  await openPlayground(page);
  await expect(page.locator(".output-pane .pane-note")).toHaveText(/ ms$/);
  expect(files).toEqual([]);
  await expect(page.getByRole("link", { name: `${XML} on npm` })).toHaveAttribute("href", /npmjs\.com/);

  await turn(page, XML, "on");
  await expect(getLanguage(page)).toHaveValue("xml");
  await expect.poll(() => readEditor(page, "Output")).toContain("<tide time=\"11:58\" height='1.2' />");
  await expect.poll(() => files.map((url) => url.split(".").at(-1))).toEqual(["json", "mjs"]);

  await write(page, CODE);
  await expectOutput(page, '<a b="1" c="2"><d /></a>\n');
  await page.getByRole("checkbox", { name: "--no-xml-self-closing-space" }).check();
  await expectOutput(page, '<a b="1" c="2"><d/></a>\n');
  await page.getByRole("button", { name: "Reset xmlSelfClosingSpace" }).click();
  await expectOutput(page, '<a b="1" c="2"><d /></a>\n');

  await turn(page, XML, "off");
  await expect(getLanguage(page)).toHaveValue("babel");
  await expect(page.getByRole("checkbox", { name: "--no-xml-self-closing-space" })).toHaveCount(0);
  await expect.poll(() => readEditor(page, "Input")).toBe(CODE);
});

test(
  "the docs lead to a plugin with its sample, which stays on when the sample is changed",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(`${SITE()}/docs/next/plugins`);
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: XML, exact: true }) });
    await row.getByRole("link", { name: "Try it" }).click();
    await expect(getLanguage(page)).toHaveValue("xml");
    await expect.poll(() => readEditor(page, "Output")).toContain("<tide time=\"11:58\" height='1.2' />");
    await expect(getBox(page, XML)).toBeChecked();
    await write(page, CODE);
    await expect(page).toHaveURL(/\/playground\/#/);
    await page.reload();
    await expectOutput(page, '<a b="1" c="2"><d /></a>\n');
  },
);

test(
  "an address with a plugin that is not here says so, and shows the first sample",
  { tag: "@all" },
  async ({ page }) => {
    await openPlayground(page, "?plugin=cobol");
    await expect(page.locator(".notices")).toContainText(
      "Not among the plugins here: cobol. Below the options are those that you can turn on.",
    );
    await expect(getLanguage(page)).toHaveValue("babel");
  },
);

test(
  "a file's name chooses the language of a plugin, and its text options are used",
  { tag: "@all" },
  async ({ page }) => {
    const state = { content: '{"b": 1, "a": 2}', options: { parser: "json" }, plugins: [XML, SORT] };
    await openPlayground(page, plainHash(state));
    await expectOutput(page, '{ "a": 2, "b": 1 }\n');
    await page.getByRole("textbox", { name: "--json-sort-order" }).fill('{"b": null, "a": null}');
    await page.keyboard.press("Enter");
    await expectOutput(page, '{ "b": 1, "a": 2 }\n');
    await page.getByLabel("File name").fill("drawing.svg");
    await page.keyboard.press("Enter");
    await expect(getLanguage(page)).toHaveValue("xml");
  },
);

test("a file that only a plugin knows turns it on", { tag: "@all" }, async ({ page }) => {
  await openPlayground(page, plainHash({ content: CODE, options: { tabWidth: 4 } }));
  await expect(page.locator(".output-pane .pane-note")).toHaveText(/ ms$/);
  await page.getByLabel("File name").fill("feed.rss");
  await page.keyboard.press("Enter");
  await expectOutput(page, '<a b="1" c="2"><d /></a>\n');
  await expect(getBox(page, XML)).toBeChecked();
  await expect(getBox(page, SORT)).not.toBeChecked();
  await expect(page.getByLabel("File name")).toHaveValue("feed.rss");
  await expect(page.getByLabel("--tab-width")).toHaveValue("4");
});

test("a link brings plugins and their options, and what is shared names them", { tag: "@all" }, async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlayground(page);
  await turn(page, XML, "on");
  await expect(getLanguage(page)).toHaveValue("xml");
  await write(page, CODE);
  await page.getByLabel("--xml-whitespace-sensitivity").selectOption("ignore");
  await expectOutput(page, '<a b="1" c="2">\n  <d />\n</a>\n');
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await expect.poll(() => readEditor(page, "Report")).toMatch(/\*\*@prettier\/plugin-xml [\d.]+\*\*/);
  await page.getByRole("button", { name: "Configuration" }).click();
  await expect(page.getByRole("region", { name: ".prettierrc" })).toContainText(`"plugins": [\n    "${XML}"\n  ]`);
  await expect(page.getByRole("region", { name: "Command line" })).toContainText(`--plugin=${XML}`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#p2.");
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto("about:blank");
  await page.goto(link);
  await expectOutput(page, '<a b="1" c="2">\n  <d />\n</a>\n');
  await expect(getBox(page, XML)).toBeChecked();
  await expect(page.getByLabel("--xml-whitespace-sensitivity")).toHaveValue("ignore");
});

test("a configuration turns on the plugins that are here and says which are not", async ({ page }) => {
  await openPlayground(page, plainHash({ content: CODE, file: "a.xml", options: {} }));
  await page.getByRole("button", { name: "Configuration" }).click();
  const config = { plugins: [XML, "prettier-plugin-tailwindcss"], xmlSelfClosingSpace: false, parser: "xml" };
  await page.getByLabel("Configuration to use").fill(JSON.stringify(config));
  await page.getByRole("button", { name: "Use it" }).click();
  const notice = page.locator(".notice-list");
  await expect(notice).toContainText("Options from .prettierrc: plugins, xmlSelfClosingSpace, parser.");
  await expect(notice).toContainText(
    "Not among the plugins here: prettier-plugin-tailwindcss. Nothing you bring is run",
  );
  await expect(getBox(page, XML)).toBeChecked();
  await expectOutput(page, '<a b="1" c="2"><d/></a>\n');
});

test(
  "comparing and looking back work with plugins; version 2 says that it takes none",
  { tag: "@all" },
  async ({ page }) => {
    const state = { content: '{"b": 1, "a": 2}', options: { parser: "json" }, plugins: [SORT], panes: ["history"] };
    await openPlayground(page, plainHash(state));
    await expectOutput(page, '{ "a": 2, "b": 1 }\n');
    await expect(page.locator(".history li").first()).toContainText("cannot read this");
    await expect(page.getByText(/It changed in 3[\d.]+, which can read this code: 2.8.8 cannot\./)).toBeVisible();
    await page.getByLabel("Compare with").selectOption("next");
    await expect(page.getByText("Both print the same.")).toBeVisible();
    await page.getByLabel("Compare with").selectOption("2.8.8");
    await expect(page.locator(".failure-title")).toHaveText("This version cannot use these plugins");
    await page.getByRole("button", { name: "Stop comparing" }).click();
    await expectOutput(page, '{ "a": 2, "b": 1 }\n');
    await chooseVersion(page, "2.8.8");
    await expect(page.locator(".failure-title")).toHaveText("This version cannot use these plugins");
    await expect(getBox(page, XML)).toBeDisabled();
    await turn(page, SORT, "off");
    await expectOutput(page, '{ "b": 1, "a": 2 }\n');
  },
);

test.describe("a plugin that does not arrive", () => {
  test.use({ allowedErrors: /Failed to load resource|Failed to fetch/ });

  test("is said so, and everything else goes on", { tag: "@all" }, async ({ page }) => {
    await page.route("**/assets/plugins/*.json", (route) => route.abort(), { times: 1 });
    await openPlayground(page, plainHash({ content: "a", options: {} }));
    await expectOutput(page, "a;\n");
    await getBox(page, XML).click();
    await expect(page.getByText("The plugins did not load.")).toBeVisible();
    await expect(getBox(page, XML)).not.toBeChecked();
    await turn(page, XML, "on");
    await expect(page.getByLabel("--xml-quote-attributes")).toBeVisible();
    await expect(getEditor(page, "Input")).toHaveText("a");
  });
});

test(
  "a link that names only a plugin shows its sample, and one that is not here is told",
  { tag: "@all" },
  async ({ page }) => {
    await openPlayground(page, `#${JSON.stringify({ plugins: [XML, "prettier-plugin-unheard-of"] })}`);
    await expect(getLanguage(page)).toHaveValue("xml");
    await expect.poll(() => readEditor(page, "Output")).toContain("<tide time=\"11:58\" height='1.2' />");
    await expect(page.locator(".notice-list")).toContainText("Not among the plugins here: prettier-plugin-unheard-of.");
  },
);

test.describe("a broken plugin", () => {
  const state = { content: "<a></a>", options: { parser: "xml" }, plugins: [XML] };
  const BROKEN = {
    "cannot be read": { code: "this is no code", message: /SyntaxError/ },
    throws: { code: 'export const imports=[];export default()=>{throw new Error("low tide")}', message: /low tide/ },
    "is no plugin": { code: "export const imports=[];export default()=>({parsers:7})", message: /“parsers”/ },
    "fails while it formats": {
      code: `export const imports=[];export default()=>({parsers:{xml:{astFormat:"x",parse(){return null.low},locStart(){},locEnd(){}}},languages:[],printers:{x:{print(){}}}})`,
      message: /null/,
    },
  };
  for (const [what, { code, message }] of Object.entries(BROKEN)) {
    test(
      `that ${what} is named and can be turned off, and everything else goes on`,
      { tag: "@all" },
      async ({ page }) => {
        await page.route("**/assets/plugins/plugin-xml-*.mjs", (route) =>
          route.fulfill({ contentType: "text/javascript", body: code }),
        );
        await openPlayground(page, plainHash(state));
        await expect(page.locator(".failure-title")).toHaveText("A plugin failed");
        await expect(page.locator(".failure-message")).toHaveText(message);
        await expect(getEditor(page, "Input")).toHaveText("<a></a>");
        await page.getByRole("button", { name: `Turn off ${XML}` }).click();
        await expect(getBox(page, XML)).not.toBeChecked();
        await write(page, "a  =  1");
        await expectOutput(page, "a = 1;\n");
      },
    );
  }

  test.describe(() => {
    test.use({ limits: "as set" });

    test("that never ends is stopped and named", { tag: "@all" }, async ({ page }) => {
      await page.route("**/assets/plugins/plugin-xml-*.mjs", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "export const imports=[];export default()=>{for(;;);}" }),
      );
      await openPlayground(page, plainHash(state));
      await expect(page.locator(".failure-title")).toHaveText(/^Stopped after/);
      await page.getByRole("button", { name: `Turn off ${XML}` }).click();
      await write(page, "a  =  1");
      await expectOutput(page, "a = 1;\n");
    });
  });
});
