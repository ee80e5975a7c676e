/** Builds the fixture sites and serves them and the built site, each on a free port. Tests read the addresses from the environment. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite } from "../../src/engine/build.ts";
import type { SiteConfig } from "../../src/engine/config/schema.ts";
import { serveSite, type RunningServer } from "../../src/engine/host/serve.ts";

const FIXTURES = { FIXTURE_URL: "base-path", VERSIONS_URL: "many-versions" };

export default async function setUp(): Promise<() => Promise<void>> {
  const servers: RunningServer[] = [await serve("TESTED_URL", path.resolve("dist"))];
  for (const [variable, name] of Object.entries(FIXTURES)) {
    const root = path.resolve("tests/fixtures", name);
    const outDir = path.resolve(".cache/fixtures", name);
    const config = await loadConfig(root);
    await buildSite({ root, config, outDir, cacheDir: path.resolve(".cache/fixtures-cache", name) });
    servers.push(await serve(variable, outDir));
  }
  return async () => void (await Promise.all(servers.map((server) => server.close())));
}

async function serve(variable: string, dir: string): Promise<RunningServer> {
  const server = await serveSite({ dir, port: 0 });
  process.env[variable] = server.url.replace(/\/$/, "");
  return server;
}

async function loadConfig(root: string): Promise<SiteConfig> {
  return ((await import(pathToFileURL(path.join(root, "site.config.ts")).href)) as { default: SiteConfig }).default;
}
