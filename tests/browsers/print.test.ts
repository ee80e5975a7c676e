/** On paper: printed by two browsers, and read in the PDF viewer of Firefox, which knows where every word is. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../src/engine/host/serve.ts";
import { closeBrowser, launchChromium, launchFirefox } from "./engines/puppeteer.ts";
import { readPaper, type Sheet } from "./read-paper.ts";
import { serveBuild } from "./watched-site.ts";

const TWO_VERSIONS = "/blog/2025/06/23/3.6.0";

let site: RunningServer;
let browsers: Record<"Chromium" | "Firefox", Browser>;
let desk: Server;
let paper: Uint8Array = new Uint8Array();

beforeAll(async () => {
  site = await serveBuild();
  browsers = { Chromium: await launchChromium(), Firefox: await launchFirefox() };
  desk = createServer((_, res) => res.writeHead(200, { "Content-Type": "application/pdf" }).end(paper));
  await new Promise<void>((resolve) => desk.listen(0, "localhost", resolve));
});
afterAll(async () => {
  await Promise.all(Object.values(browsers ?? {}).map(closeBrowser));
  desk?.close();
  await site?.close();
});

async function print(browser: Browser, path: string): Promise<Sheet[]> {
  const page = await browser.newPage();
  await page.goto(new URL(path, site.url).href);
  paper = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } });
  await page.close();
  return readPaper(browsers.Firefox, `http://localhost:${(desk.address() as AddressInfo).port}/paper.pdf`);
}

describe.each(["Chromium", "Firefox"] as const)("%s prints", (name) => {
  test.each(["/docs/options", "/docs/rationale", TWO_VERSIONS])("%s: no line covers another", async (path) => {
    const sheets = await print(browsers[name], path);
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.flatMap(({ lines }) => findCovered(lines))).toEqual([]);
  });

  test("options: no label is left alone at the end of a page", async () => {
    const sheets = await print(browsers[name], "/docs/options");
    const last = sheets.map(({ lines }) => lines.toSorted((a, b) => a.bottom - b.bottom).at(0)?.text);
    expect(last.filter((text) => /^(Input|Output)( \(|$)/.test(text ?? ""))).toEqual([]);
    const words = sheets.flatMap(({ lines }) => lines.map(({ text }) => text)).join("");
    const written = words.replaceAll(/\s/g, "");
    for (const setting of ["printWidth:40", "printWidth:100", "tabWidth:8"]) expect(written).toContain(`(${setting})`);
  });

  test("home: what was typed and what is printed are on the first page", async () => {
    const [first] = await print(browsers[name], "/");
    const text = first?.lines.map((line) => line.text).join("\n");
    for (const part of [/As it was typed/, /As the formatter prints it/, /\d+ columns/]) expect(text).toMatch(part);
  });
});

/** Two pieces of text on the same sheet that share more than the air between two lines. */
function findCovered(lines: Sheet["lines"]): string[] {
  return lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const shared = Math.min(line.top, other.top) - Math.max(line.bottom, other.bottom);
      const beside = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const isCovered = shared > 0.6 * Math.min(line.top - line.bottom, other.top - other.bottom) && beside > 1;
      return isCovered ? [`${line.text} / ${other.text}`] : [];
    }),
  );
}
