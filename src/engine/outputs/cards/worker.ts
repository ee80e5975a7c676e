/** The worker thread that draws cards, one after the other. */
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { renderAsync } from "@resvg/resvg-js";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import type { CardTask } from "./draw-in-thread.ts";
import { encodePng, type Picture } from "./encode-png.ts";

const FONTS = ["700Bold/Manrope_700Bold.ttf", "500Medium/Manrope_500Medium.ttf"].map((file) =>
  path.join(PROJECT_ROOT, "node_modules/@expo-google-fonts/manrope", file),
);

/** Many cards share their base, so each base is drawn only once. */
const bases = new Map<string, Promise<Picture>>();

/** The end of the queue. Drawn all at once, the pixels of the cards would fill the memory. */
let last: Promise<void> = Promise.resolve();
// The `!`s are safe, because this file always runs in a worker thread, which has a parent.
parentPort!.on("message", (task: CardTask) => (last = last.then(() => draw(task))));

async function draw({ id, base, parts }: CardTask): Promise<void> {
  const basePicture = bases.get(base) ?? rasterize(base);
  bases.set(base, basePicture);
  const placed = parts.map(async ({ x, y, svg }) => ({ x, y, ...(await rasterize(svg)) }));
  parentPort!.postMessage({ id, png: await encodePng(await basePicture, await Promise.all(placed)) });
}

async function rasterize(svg: string): Promise<Picture> {
  const { width, height, pixels } = await renderAsync(svg, {
    // Reading the fonts takes longer than drawing a part without text.
    font: { fontFiles: svg.includes("<text") ? FONTS : [], loadSystemFonts: false, defaultFontFamily: "Manrope" },
  });
  return { width, height, pixels };
}
