/** A thread that draws the cards it is sent, one after the other. */
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { renderAsync } from "@resvg/resvg-js";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import type { CardTask } from "./draw-in-thread.ts";
import { encodePng, type Picture } from "./encode-png.ts";

const FONTS = ["700Bold/Manrope_700Bold.ttf", "500Medium/Manrope_500Medium.ttf"].map((file) =>
  path.join(PROJECT_ROOT, "node_modules/@expo-google-fonts/manrope", file),
);

/** Many cards have the same base. */
const bases = new Map<string, Promise<Picture>>();

/** All at once, their pixels would fill the memory. */
let last: Promise<void> = Promise.resolve();
parentPort!.on("message", (task: CardTask) => (last = last.then(() => draw(task))));

async function draw({ id, base, parts }: CardTask): Promise<void> {
  if (!bases.has(base)) bases.set(base, rasterize(base));
  const placed = parts.map(async ({ x, y, svg }) => ({ x, y, ...(await rasterize(svg)) }));
  parentPort!.postMessage({ id, png: await encodePng(await bases.get(base)!, await Promise.all(placed)) });
}

async function rasterize(svg: string): Promise<Picture> {
  const { width, height, pixels } = await renderAsync(svg, {
    // Reading the fonts takes longer than drawing what has no text.
    font: { fontFiles: svg.includes("<text") ? FONTS : [], loadSystemFonts: false, defaultFontFamily: "Manrope" },
  });
  return { width, height, pixels };
}
