/** `npm run new-site DIR`: makes a small site in an empty folder, which this engine builds. */
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROJECT_ROOT } from "../base/project-root.ts";

const ENGINE = path.join(PROJECT_ROOT, "src/engine");
const TEMPLATE = path.join(ENGINE, "new-site/template");

export async function createSite(dir: string): Promise<void> {
  if (existsSync(dir) && (await readdir(dir)).length > 0) throw new Error(`${dir} is not empty.`);
  await mkdir(dir, { recursive: true });
  await cp(TEMPLATE, dir, { recursive: true });
  const engine = path.relative(dir, ENGINE).split(path.sep).join("/");
  const config = path.join(dir, "site.config.ts");
  await writeFile(config, (await readFile(config, "utf8")).replace('"../../config/', `"${engine}/config/`));
  const scripts = Object.fromEntries(
    ["dev", "build", "serve"].map((name) => [name, `node ${engine}/launch/start.mjs ${name}`]),
  );
  const manifest = { name: path.basename(path.resolve(dir)), private: true, type: "module", scripts };
  await writeFile(path.join(dir, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const [dir] = process.argv.slice(2);
  try {
    if (!dir) throw new Error("Name a folder: npm run new-site ../my-site");
    await createSite(path.resolve(dir));
    process.stdout.write(`The site is in ${dir}. Go there and run "npm run dev".\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
