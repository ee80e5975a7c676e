import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { BUDGETS } from "../budgets.ts";
import { expect, SITE, test, variant, waitUntilQuiet, wakeApp, watchShifts } from "./site.ts";

interface Wire {
  url: string;
  type: string;
  bytes: number;
}

/** Everything a page loads, with its size on the wire. */
async function recordWire(page: Page): Promise<Wire[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const wires = new Map<string, Wire>();
  client.on("Network.responseReceived", ({ requestId, response, type }) =>
    wires.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  const list: Wire[] = [];
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const wire = wires.get(requestId);
    if (wire) list.push({ ...wire, bytes: encodedDataLength });
  });
  return list;
}

const sum = (wires: Wire[]) => wires.reduce((total, wire) => total + wire.bytes, 0);
const isIconOrImage = (wire: Wire) => wire.type === "Image" || /favicon|\.svg$/.test(wire.url);

const PAGES = [
  { path: "/docs/", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/install", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/configuration", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/cli", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/next/cli", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/rationale", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/next/rationale", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/plugins", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/next/plugins", budget: BUDGETS.ordinaryDoc },
  { path: "/docs/options", budget: BUDGETS.optionsPage },
  { path: "/docs/next/options", budget: BUDGETS.optionsPage },
  { path: "/blog/2025/06/23/3.6.0", budget: BUDGETS.longestPost },
  { path: "/blog/2021/05/09/2.3.0", budget: BUDGETS.longestPost },
];

for (const [index, { path, budget }] of PAGES.entries()) {
  test(`${path}, untouched, is one request of at most ${budget / 1024} KB`, variant(index % 4), async ({ page }) => {
    const wires = await recordWire(page);
    const readShift = await watchShifts(page);
    await page.goto(SITE() + path);
    await waitUntilQuiet(page);
    expect(wires.filter((wire) => !isIconOrImage(wire)).map((wire) => wire.url)).toEqual([SITE() + path]);
    expect(wires.every((wire) => wire.url.startsWith(SITE()))).toBe(true);
    expect(sum(wires.filter((wire) => !isIconOrImage(wire)))).toBeLessThanOrEqual(budget);
    expect(await readShift()).toBe(0);
    await expect(page.locator("script[src], link[rel=stylesheet]")).toHaveCount(0);
  });
}

for (const [index, { file, width }] of [
  { file: "docs/configuration", width: 1280 },
  { file: "blog/2025/06/23/3.6.0", width: 412 },
  { file: "index", width: 1440 },
  { file: "users/index", width: 1440 },
].entries()) {
  test(`nothing of ${file} moves while it arrives bit by bit, ${width} px wide`, variant(index), async ({ page }) => {
    const html = readFileSync(`dist/${file}.html`);
    const piece = Math.ceil(html.length / 60);
    const server = createServer(async (req, res) => {
      // A browser with windows asks for the icon.
      if (req.url !== "/") return res.writeHead(204).end();
      res.writeHead(200, { "Content-Type": "text/html;charset=utf-8" });
      for (let at = 0; at < html.length; at += piece) {
        res.write(html.subarray(at, at + piece));
        await wait(30);
      }
      res.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    await page.setViewportSize({ width, height: 823 });
    const readShift = await watchShifts(page);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    expect(await readShift()).toBe(0);
    server.close();
  });
}

test("home, untouched, stays within its budget and on its origin", async ({ page }) => {
  const wires = await recordWire(page);
  await page.goto(`${SITE()}/`);
  await waitUntilQuiet(page);
  expect(sum(wires)).toBeLessThanOrEqual(BUDGETS.home);
  expect(wires.every((wire) => wire.url.startsWith(SITE()))).toBe(true);
});

test("after the first move the script stays within its budget, and nothing comes from elsewhere", async ({ page }) => {
  const wires = await recordWire(page);
  await page.goto(`${SITE()}/docs/options`);
  await wakeApp(page);
  await waitUntilQuiet(page);
  const scripts = wires.filter((wire) => wire.type === "Script");
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(scripts)).toBeLessThanOrEqual(BUDGETS.script);
  expect(wires.every((wire) => wire.url.startsWith(SITE()))).toBe(true);
});

for (const [index, path] of ["/search?q=semi", "/blog/2025/06/23/3.6.0", "/users/"].entries()) {
  test(`the styles that came with ${path} are not fetched again`, variant(index), async ({ page }) => {
    const wires = await recordWire(page);
    await page.goto(SITE() + path);
    await wakeApp(page);
    await waitUntilQuiet(page);
    const inlined = (await page.locator("script[data-styles]").getAttribute("data-styles"))!.split(" ");
    expect(inlined[0]).toMatch(/^\/assets\/.*\.css$/);
    const fetched = wires.map((wire) => new URL(wire.url).pathname);
    expect(inlined.filter((file) => fetched.includes(file))).toEqual([]);
  });
}

test("what a page had no need of comes with the app, before anybody sees it", async ({ page }) => {
  const wires = await recordWire(page);
  await page.goto(`${SITE()}/docs/ignore`);
  const getRules = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .map((rule) => rule.cssText)
        .join(""),
    );
  expect(await getRules()).not.toMatch(/menu-panel|\.spinner|\.failure|\.explorer-output|tablist/);
  await wakeApp(page);
  expect(await getRules()).toMatch(/menu-panel/);
  expect(wires.filter((wire) => wire.type === "Stylesheet").map((wire) => wire.url)).toEqual([
    expect.stringMatching(/\/assets\/app-.*\.css$/),
  ]);
  await page.getByRole("link", { name: "Install", exact: true }).first().click();
  await expect(page.getByRole("tablist").first()).toHaveCSS("display", "flex");
});

test("the bootstrap is small and the same on every page", () => {
  const read = (file: string) => /<script data-app[^>]*>([\s\S]*?)<\/script>/.exec(readFileSync(file, "utf8"))![1]!;
  const script = read("dist/docs/options.html");
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(BUDGETS.bootstrap);
  expect(read("dist/index.html")).toBe(script);
  expect(read("dist/blog/archive.html")).toBe(script);
});

const listScripts = (file: string) =>
  /<script data-app="([^"]*)"/
    .exec(readFileSync(file, "utf8"))![1]!
    .split(" ")
    .map((address) => `dist${address}`);

test("the app and React tell Chromium to compile them while they arrive", () => {
  const [app, ...others] = listScripts("dist/docs/options.html");
  const react = others.find((file) => file.includes("/common-"));
  for (const file of [app!, react!]) expect(readFileSync(file, "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("the pages of the blog load the scripts of a doc, in which nothing is of the blog", () => {
  const scripts = listScripts("dist/docs/options.html");
  const names = ["blog", "blog/page/2", "blog/archive", "blog/authors", "blog/2025/06/23/3.6.0"];
  for (const name of names) expect(listScripts(`dist/${name}.html`), name).toEqual(scripts);
  for (const file of scripts) expect(readFileSync(file, "utf8")).not.toMatch(/release-facts|recent-more|excerpt/);
});

test("no article text is in any script", () => {
  const scripts = readdirSync("dist/assets")
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`dist/assets/${name}`, "utf8"));
  const sentences = ["docs/stable/rationale.md", "docs/stable/options.md", "blog/2025-06-23-3.6.0.md"].map((file) => {
    const [, body] = readFileSync(`content/${file}`, "utf8").split(/\n---\n/);
    return /[A-Z][a-z ,']{30,60}/.exec(body!)![0];
  });
  for (const sentence of sentences) expect(scripts.some((script) => script.includes(sentence))).toBe(false);
});
