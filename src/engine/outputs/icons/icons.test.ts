import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LOGO_BAR, LOGO_BARS, LOGO_SIZE } from "../../../shared/logo.ts";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import { drawIcons, packIco } from "./icons.ts";

const read = (name: string) => readFile(path.join(PROJECT_ROOT, "public", name));
const icons = drawIcons((svg, size) => Buffer.from(`${size} ${svg}`));

describe("the files in public/", () => {
  it.each(icons.filter(({ path: name }) => name.endsWith(".svg")))("$path is the logo of today", async (icon) => {
    expect((await read(icon.path)).toString()).toBe(icon.contents);
  });

  it.each([
    ["icons/192.png", 192],
    ["icons/512.png", 512],
    ["icons/maskable.png", 512],
    ["icons/touch.png", 180],
  ])("%s is a small picture of %i pixels", async (name, size) => {
    const png = await read(name);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    expect(png.length).toBeLessThan(12_000);
  });

  it("the icon file holds its three sizes where it says", async () => {
    const ico = await read("favicon.ico");
    const sizes = [0, 1, 2].map((index) => {
      const entry = 6 + 16 * index;
      const start = ico.readUInt32LE(entry + 12);
      expect(ico.subarray(start + 1, start + 4).toString()).toBe("PNG");
      expect(ico.readUInt32BE(start + 16)).toBe(ico.readUInt8(entry));
      return ico.readUInt8(entry);
    });
    expect(sizes).toEqual([16, 32, 48]);
    expect(ico.readUInt16LE(4)).toBe(3);
  });
});

it("every bar stands inside of the grid, and on whole units", () => {
  for (const { x, y, width } of LOGO_BARS) {
    expect([x, y, width].every(Number.isInteger)).toBe(true);
    expect(x + width).toBeLessThanOrEqual(LOGO_SIZE);
    expect(y + LOGO_BAR).toBeLessThanOrEqual(LOGO_SIZE);
  }
});

it("the corners of the logo stay inside of what platforms keep of a maskable icon", () => {
  const svg = String(icons.find((icon) => icon.path === "icons/maskable.png")!.contents);
  const side = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)![1]);
  const farthest = Math.hypot(LOGO_SIZE / 2, LOGO_SIZE / 2);
  expect(farthest).toBeLessThanOrEqual(side * 0.4);
  expect(svg).toContain('rx="0" fill');
});

it("packs pictures one after the other", () => {
  const ico = packIco([
    { size: 16, png: Buffer.from("abc") },
    { size: 32, png: Buffer.from("de") },
  ]);
  expect(ico.subarray(38).toString()).toBe("abcde");
  expect(ico.readUInt32LE(6 + 12)).toBe(38);
  expect(ico.readUInt32LE(6 + 16 + 12)).toBe(41);
});
