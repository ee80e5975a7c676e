import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { createCache } from "../base/cache.ts";
import { createConfig, createFolder } from "../testing/values.ts";
import { createDevSite } from "./site.ts";

it("an edit is shown, and warnings that were there before are not printed again", async () => {
  const print = vi.spyOn(console, "warn").mockImplementation(() => {});
  const root = await createFolder({
    "pages/index.md": "---\ntitle: A\ndescription: B.\n---\n\n[Gone](#gone)\n",
  });
  const cache = createCache(path.join(root, "cache"));
  const site = createDevSite({ root, config: createConfig({ pages: "pages" }), cache });
  // The data of the page and its document are asked for separately.
  expect(await site.findPage("/")).toBe(await site.findPage("/"));
  expect(await site.listWarnings("/")).toEqual(['pages/index.md:6  the page of "#gone" has no "#gone".']);
  expect(print).toHaveBeenCalledTimes(1);

  await appendFile(path.join(root, "pages/index.md"), "\nMore.\n");
  site.forget({ hasConfigChanged: false });
  expect(JSON.stringify(await site.findPage("/"))).toContain("More.");
  expect(print).toHaveBeenCalledTimes(1);
});
