/** The playground's own script, styles and server entry, built by Vite and kept between builds. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readPackages, runVite, SERVER_PACKAGES } from "../bundle.ts";
import { hashFiles, hashOf } from "../cache.ts";
import type { OutputFile } from "../output.ts";
import { PROJECT_ROOT } from "../project-root.ts";

const ENTRY = "src/playground/main.tsx";
const STYLES = "src/styles/playground.css";

export interface PlaygroundBundle {
  /** Hash of the code. */
  id: string;
  clientUrl: string;
  serverEntry: string;
  styles: string;
  /** Whose code the files contain. */
  packages: string[];
  files: OutputFile[];
}

export async function loadPlaygroundBundle(base: string, cacheDir: string): Promise<PlaygroundBundle> {
  const sources = ["src/playground", "src/app/runtime", "src/app/ui/primitives", "src/shared", "src/styles"];
  const own = ["package-lock.json", "src/engine/bundle.ts", "src/engine/playground/bundle.ts"].map((file) =>
    path.join(PROJECT_ROOT, file),
  );
  const codeHash = await hashFiles(
    sources.map((dir) => path.join(PROJECT_ROOT, dir)),
    own,
  );
  const id = hashOf([codeHash, base]).slice(0, 12);
  const dir = path.join(cacheDir, "playground", id);
  const results = ["client/manifest.json", "server/server.js"].map((file) => path.join(dir, file));
  if (!results.every((file) => existsSync(file))) {
    await buildClient(base, dir);
    await buildServer(dir);
  }
  return { id, ...(await readBundle(dir, base)) };
}

async function buildServer(dir: string): Promise<void> {
  const build = {
    outDir: path.join(dir, "server"),
    emptyOutDir: true,
    ssr: "src/playground/server.tsx",
    minify: false,
  };
  await runVite({ build, ssr: SERVER_PACKAGES });
}

async function buildClient(base: string, dir: string): Promise<void> {
  const rollupOptions = {
    input: { playground: ENTRY, "playground-styles": STYLES },
    preserveEntrySignatures: "exports-only" as const,
  };
  const build = { outDir: path.join(dir, "client"), emptyOutDir: true, manifest: "manifest.json", rollupOptions };
  await runVite({ base, build });
}

async function readBundle(dir: string, base: string): Promise<Omit<PlaygroundBundle, "id">> {
  const client = path.join(dir, "client");
  const manifest = JSON.parse(await readFile(path.join(client, "manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const stylesFile = manifest[STYLES]!.file;
  const names = (await readdir(path.join(client, "assets")))
    .map((name) => `assets/${name}`)
    .filter((name) => name !== stylesFile);
  return {
    clientUrl: base + manifest[ENTRY]!.file,
    serverEntry: path.join(dir, "server", "server.js"),
    packages: await readPackages(client),
    styles: (await readFile(path.join(client, stylesFile), "utf8")).trim(),
    files: await Promise.all(
      names.map(async (name) => ({ path: name, contents: await readFile(path.join(client, name)) })),
    ),
  };
}
