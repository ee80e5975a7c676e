import path from "node:path";
import { runnerImport } from "vite";
import { CONFIG_FILE, explainConfigError } from "../config/config-lines.ts";
import type { SiteConfig } from "../config/schema.ts";

/** Loads the configuration as it is now. A plain import would return that of the start again. */
export async function loadConfig(root: string): Promise<SiteConfig> {
  try {
    const options = { root, configFile: false as const, logLevel: "silent" as const };
    return (await runnerImport<{ default: SiteConfig }>(path.join(root, CONFIG_FILE), options)).module.default;
  } catch (error) {
    throw await explainConfigError(root, error);
  }
}
