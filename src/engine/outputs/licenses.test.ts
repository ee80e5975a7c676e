import { expect, it } from "vitest";
import { loadSite } from "../content/load-site.ts";
import { createConfig, createFolder } from "../testing/values.ts";
import { emitLicenses } from "./licenses.ts";

it("names every package with its version and has its terms once", async () => {
  const site = await loadSite(await createFolder(), createConfig(), "build");
  const [file] = await emitLicenses(site, ["node_modules/react", "node_modules/react-dom", "node_modules/react"]);
  const text = String(file!.contents);
  expect(file!.path).toBe("licenses.txt");
  // Both are published with the same text.
  expect(text).toMatch(/react \d+\.\d+\.\d+\nreact-dom \d+\.\d+\.\d+\n\nMIT License/);
  expect(text.match(/^react \d/gm)).toHaveLength(1);
  expect(text).toMatch(/^simple-icons \d/m);
});
