import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import type { OutputFile } from "../base/output-file.ts";

/** Images that are stored beside the Markdown files that show them. Those in `public/` are copied with that folder. */
export async function emitImages(site: Site, compiled: Map<string, Compiled>): Promise<OutputFile[]> {
  const images = new Map(
    [...compiled.values()].flatMap((each) =>
      each.images.flatMap(({ output, source }) => (output ? [[output, source] as const] : [])),
    ),
  );
  const own = [...images].filter(([, source]) => !source.startsWith("public/"));
  return Promise.all(
    own.map(async ([output, source]) => ({
      path: output.slice(1),
      contents: await readFile(path.join(site.root, source)),
    })),
  );
}
