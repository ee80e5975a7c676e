/** Which files of a release run in browsers. The folder of a package has had three layouts. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** Copies of a program come with its licence. */
export const LICENSES = ["LICENSE", "THIRD-PARTY-NOTICES.md"];

interface Layout {
  /** The formatter without its languages. */
  core: string;
  folder: string;
  isPlugin(file: string): boolean;
}

/** From version 3 on, from 2.2 on, and before. */
const LAYOUTS: Layout[] = [
  { core: "standalone.mjs", folder: "plugins", isPlugin: (file) => file.endsWith(".mjs") },
  { core: "esm/standalone.mjs", folder: "esm", isPlugin: (file) => /^parser-.*\.mjs$/.test(file) },
  { core: "standalone.js", folder: "", isPlugin: (file) => /^parser-.*\.js$/.test(file) },
];

export interface BrowserFiles {
  core: string;
  plugins: string[];
}

/**
 * Paths are relative to the folder of the package. From 2.2 on, releases before 3 have files for scripts as well, which `scripts` asks
 * for: the modules of 2.2 to 2.4 print some CSS in another way than the package does in Node.js.
 */
export async function listBrowserFiles(dir: string, prefer?: "scripts"): Promise<BrowserFiles> {
  const [modern, ...older] = LAYOUTS;
  const layouts = [modern!, ...(prefer === "scripts" ? older.reverse() : older)];
  const layout = layouts.find((each) => existsSync(path.join(dir, each.core)));
  if (!layout)
    throw new Error(`${dir} has no files for browsers: neither ${LAYOUTS.map((each) => each.core).join(" nor ")}.`);
  const { core, folder, isPlugin } = layout;
  const names = (await readdir(path.join(dir, folder))).filter(isPlugin).sort();
  const plugins = names.map((name) => path.posix.join(folder, name));
  return { core, plugins: plugins.filter((name) => name !== core) };
}
