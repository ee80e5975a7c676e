/** `npm run config:docs`: writes `docs/CONFIGURATION.md`. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { format } from "prettier-next";
import { PROJECT_ROOT } from "../../base/project-root.ts";
import { readComments } from "./read-comments.ts";
import { renderConfigDocs } from "./render-docs.ts";

const SOURCES = [
  "src/shared/navbar-items.ts",
  "src/engine/config/content-schema.ts",
  "src/engine/config/search-schema.ts",
  "src/engine/config/schema.ts",
];
export const DOCS_FILE = path.join(PROJECT_ROOT, "docs/CONFIGURATION.md");

export async function createConfigDocs(): Promise<string> {
  const sources = await Promise.all(SOURCES.map((name) => readFile(path.join(PROJECT_ROOT, name), "utf8")));
  return format(renderConfigDocs(readComments(sources, "siteSchema")), { parser: "markdown", printWidth: 120 });
}

if (process.argv[1] === import.meta.filename) await writeFile(DOCS_FILE, await createConfigDocs());
