/** `npm run icons` draws the icons in `public/` again. Run it after a change of the logo. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import { drawIcons } from "./icons.ts";

const rasterize = (svg: string, size: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();

for (const { path: name, contents } of drawIcons(rasterize)) {
  const file = path.join(PROJECT_ROOT, "public", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, contents);
}
