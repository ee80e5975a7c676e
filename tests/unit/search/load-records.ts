/** The records of the real site as they are published, made from the real content. */
import path from "node:path";
import { createCache } from "../../../src/engine/base/cache.ts";
import { hashEngine } from "../../../src/engine/base/hash-engine.ts";
import { createCompiler } from "../../../src/engine/pages/compiler.ts";
import { loadSite } from "../../../src/engine/content/load-site.ts";
import { planPages } from "../../../src/engine/pages/plan-pages.ts";
import { makeFiles } from "../../../src/engine/base/output-file.ts";
import { emitSearch } from "../../../src/engine/outputs/search/search.ts";
import { createFlagLoader } from "../../../src/engine/formatter/cli-help.ts";
import type { SearchFile } from "../../../src/shared/search/records.ts";
import config from "../../../site.config.ts";

export async function loadRecords(): Promise<SearchFile[]> {
  const root = path.resolve(".");
  const cache = createCache(path.join(root, ".cache"));
  const engineHash = hashEngine(root, config);
  const compile = createCompiler({ cache, engineHash });
  const site = await loadSite(root, config, "build");
  const sources = planPages(site).flatMap((plan) => plan.sources);
  const compiled = new Map(await Promise.all(sources.map(async (each) => [each.file, await compile(each)] as const)));
  const input = { compiled, buildId: "test", loadFlags: createFlagLoader(cache, engineHash) };
  return (await makeFiles(await emitSearch(site, input))).map(
    ({ contents }) => JSON.parse(String(contents)) as SearchFile,
  );
}
