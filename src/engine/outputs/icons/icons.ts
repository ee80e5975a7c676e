/** Draws the icons for browsers, home screens and tab bars. All of them are made from the same logo. */
import { drawLogo, LOGO_INK, LOGO_SIZE } from "../../../shared/logo.ts";
import type { OutputFile } from "../../base/output-file.ts";

/** Platforms may cut a maskable icon down to a circle of four fifths of its size, so the logo must fit into that. */
const SAFE_ZONE = 0.48;
const COMFORTABLE = 0.58;

/** Turns an SVG into a square PNG with `size` pixels per side. */
export type Rasterize = (svg: string, size: number) => Buffer;

export function drawIcons(rasterize: Rasterize): OutputFile[] {
  const favicon = drawFavicon();
  return [
    { path: "favicon.svg", contents: favicon },
    { path: "favicon.ico", contents: packIco([16, 32, 48].map((size) => ({ size, png: rasterize(favicon, size) }))) },
    { path: "img/logo.svg", contents: drawTile({ share: COMFORTABLE, radius: 0.19 }) },
    { path: "img/logo-mono.svg", contents: drawMonochrome() },
    { path: "icons/192.png", contents: rasterize(drawTile({ share: COMFORTABLE, radius: 0.19 }), 192) },
    { path: "icons/512.png", contents: rasterize(drawTile({ share: COMFORTABLE, radius: 0.19 }), 512) },
    { path: "icons/maskable.png", contents: rasterize(drawTile({ share: SAFE_ZONE, radius: 0 }), 512) },
    { path: "icons/touch.png", contents: rasterize(drawTile({ share: COMFORTABLE, radius: 0 }), 180) },
  ];
}

/** It has no background, because the logo is visible on light and on dark tab bars. */
function drawFavicon(): string {
  return wrap("0 0 16 16", drawLogo());
}

function drawMonochrome(): string {
  return wrap(`0 0 ${LOGO_SIZE} ${LOGO_SIZE}`, drawLogo("currentColor"));
}

/** The logo on a dark background. `share` is the size of the logo and `radius` that of the corners, both relative to the tile. */
function drawTile({ share, radius }: { share: number; radius: number }): string {
  const side = LOGO_SIZE / share;
  const start = (side - LOGO_SIZE) / 2;
  const background = `<rect width="${round(side)}" height="${round(side)}" rx="${round(side * radius)}" fill="${LOGO_INK}"/>`;
  const logo = `<g transform="translate(${round(start)} ${round(start)})">${drawLogo()}</g>`;
  return wrap(`0 0 ${round(side)} ${round(side)}`, background + logo);
}

function wrap(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** An ICO file is a list of pictures. These can be PNGs since Windows Vista. */
export function packIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
