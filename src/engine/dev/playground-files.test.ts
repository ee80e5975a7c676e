import { expect, it } from "vitest";
import config from "../../../site.config.ts";
import { createCache } from "../base/cache.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { readFormatterVersion } from "../formatter/load-formatter.ts";
import { listStored } from "../playground/releases/store.ts";
import { createFolder } from "../testing/values.ts";
import { findPlaygroundFile } from "./playground-files.ts";
import { createDevSite } from "./site.ts";

it("the dev server has every release that is installed or was fetched, as a build does", async () => {
  const cache = createCache(await createFolder({}));
  const devSite = createDevSite({ root: PROJECT_ROOT, config, cache });
  const find = (file: string) => findPlaygroundFile(file, devSite, cache);
  const fetched = (await listStored()).map(({ version }) => version);
  const stable = await readFormatterVersion("prettier-stable");
  for (const version of new Set([await readFormatterVersion("prettier-2"), ...fetched.slice(0, 1)])) {
    const about = JSON.parse(String(await find(`playground/${version}.json`))) as { url: string; core: string };
    expect(about).toMatchObject({ version, url: `/assets/formatter/${version}/` });
    expect(String(await find(about.url.slice(1) + about.core))).toContain(version);
  }
  expect(await find(`assets/formatter/${stable}/plugins/babel.mjs`)).toBeInstanceOf(Buffer);
  for (const file of [
    "playground/0.1.0.json",
    "assets/formatter/0.1.0/standalone.js",
    `assets/formatter/${stable}/x.js`,
  ])
    expect(await find(file)).toBeUndefined();
});
