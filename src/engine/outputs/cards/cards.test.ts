import path from "node:path";
import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import { drawCard, estimateWidth, wrapTitle } from "./draw-card.ts";
import { encodePng } from "./encode-png.ts";

const SIZES = [
  { size: 80, lines: 2 },
  { size: 40, lines: 3 },
];

it("a short title is set large, a long one smaller, an endless one is cut", () => {
  expect(wrapTitle("Options", 800, SIZES)).toEqual({ size: 80, lines: ["Options"] });
  const long = wrapTitle("Use Prettier with ESLint and other linters in a large project", 800, SIZES);
  expect(long.size).toBe(40);
  expect(long.lines.every((line) => estimateWidth(line) * 40 <= 800)).toBe(true);
  const endless = wrapTitle("word ".repeat(60).trim(), 800, SIZES);
  expect(endless.lines).toHaveLength(3);
  expect(endless.lines[2]).toMatch(/…$/);
});

it("titles stay text, and a card changes with its title only", () => {
  const card = { siteTitle: "Site", title: "<b> & more", kind: "Docs", accent: "teal" as const };
  expect(
    drawCard(card)
      .parts.map(({ svg }) => svg)
      .join(""),
  ).toContain("&lt;b&gt; &amp; more");
  expect(drawCard(card)).toEqual(drawCard({ ...card }));
  const other = drawCard({ ...card, title: "Other" });
  expect(other.parts).not.toEqual(drawCard(card).parts);
  expect(other.base).toBe(drawCard(card).base);
});

it.each([
  "Options",
  "fill it till",
  "OOOO QQQQ GGGG",
  "WWWW MMMM",
  "@@@@ %%%%",
  "ÄÖÜ éèê",
  "——— ©®",
  "API: a, b & 12345",
])("no letter of %s is cut off at the edge of its part", (title) => {
  const fonts = ["700Bold/Manrope_700Bold.ttf", "500Medium/Manrope_500Medium.ttf"].map((file) =>
    path.join(PROJECT_ROOT, "node_modules/@expo-google-fonts/manrope", file),
  );
  for (const kind of ["", title]) {
    const [, texts] = drawCard({ siteTitle: "Site", title, kind, accent: "teal" }).parts;
    const font = { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: "Manrope" };
    const { width, height, pixels } = new Resvg(texts!.svg, { font }).render();
    const readColumn = (x: number) =>
      new Set(Array.from({ length: height }, (_, y) => pixels.readUInt32LE((y * width + x) * 4)));
    expect(new Set([...readColumn(0), ...readColumn(width - 1)]).size).toBe(1);
    // The middle has letters.
    expect(readColumn(100).size + readColumn(50).size).toBeGreaterThan(2);
  }
});

it("a picture has its pixels, by palette", () => {
  const pixels = Buffer.from([255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255, 8, 8, 8, 255]);
  const png = encodePng({ width: 2, height: 2, pixels });
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  const palette = [...readChunk(png, "PLTE")];
  const rows = [...inflateSync(readChunk(png, "IDAT"))];
  expect(rows).toEqual([0, 0, 1, 0, 0, 2]);
  expect(palette).toEqual([255, 0, 0, 0, 0, 255, 8, 8, 8]);
});

it("a picture may have others on it", () => {
  const base = { width: 2, height: 2, pixels: Buffer.alloc(16, 255) };
  const part = { x: 1, y: 1, width: 1, height: 1, pixels: Buffer.from([9, 9, 9, 255]) };
  const png = encodePng(base, [part]);
  expect([...inflateSync(readChunk(png, "IDAT"))]).toEqual([0, 0, 0, 0, 0, 1]);
  expect([...inflateSync(readChunk(encodePng(base), "IDAT"))]).toEqual([0, 0, 0, 0, 0, 0]);
});

it("more colors than a palette has are made fewer", () => {
  const pixels = Buffer.alloc(64 * 64 * 4, 255);
  for (let index = 0; index < 64 * 64; index++)
    pixels.set([(index * 7) % 256, (index * 13) % 256, (index * 29) % 256], index * 4);
  const png = encodePng({ width: 64, height: 64, pixels });
  const at = png.indexOf("PLTE");
  expect(png.readUInt32BE(at - 4)).toBeLessThanOrEqual(768);
});

function readChunk(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type);
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}
