/** Vite as every bundle of the project uses it. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { PACKAGES_FILE } from "./files.ts";
import { recordPackages } from "./packages.ts";

/** Browsers with `light-dark()`: without it every color would be written twice. */
const CSS_TARGET = ["chrome123", "edge123", "firefox120", "safari17.5"];

export async function runVite({ plugins = [], define, build: options, ...config }: InlineConfig): Promise<void> {
  const packages = new Set<string>();
  await build({
    root: PROJECT_ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production"), ...define },
    plugins: [react(), adoptStyles(), recordPackages(packages), ...plugins],
    worker: { format: "es", plugins: () => [recordPackages(packages)] },
    build: {
      target: "es2022",
      cssTarget: CSS_TARGET,
      modulePreload: false,
      reportCompressedSize: false,
      emptyOutDir: true,
      ...options,
    },
    ...config,
  });
  await writeFile(path.join(options!.outDir!, PACKAGES_FILE), JSON.stringify([...packages].sort()));
}
