/** The thread that draws cards. */
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import { answerInThread } from "../../base/threads.ts";
import type { DrawnCard } from "./draw-card.ts";
import { encodePng, type Picture } from "./encode-png.ts";

const FONTS = ["700Bold/Manrope_700Bold.ttf", "500Medium/Manrope_500Medium.ttf"].map((file) =>
  path.join(PROJECT_ROOT, "node_modules/@expo-google-fonts/manrope", file),
);

/** Many cards share their base, so each base is drawn only once. */
const bases = new Map<string, Picture>();

answerInThread(({ base, parts }: DrawnCard): Uint8Array => {
  const basePicture = bases.get(base) ?? rasterize(base);
  bases.set(base, basePicture);
  return encodePng(
    basePicture,
    parts.map(({ x, y, svg }) => ({ x, y, ...rasterize(svg) })),
  );
});

function rasterize(svg: string): Picture {
  const { width, height, pixels } = new Resvg(svg, {
    // Reading the fonts takes longer than drawing a part without text.
    font: { fontFiles: svg.includes("<text") ? FONTS : [], loadSystemFonts: false, defaultFontFamily: "Manrope" },
  }).render();
  return { width, height, pixels };
}
