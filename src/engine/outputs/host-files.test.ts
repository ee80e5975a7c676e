import { expect, it } from "vitest";
import { loadSite } from "../content/load-site.ts";
import { createConfig, createFolder } from "../testing/values.ts";
import { keyHostFiles } from "./host-files.ts";

it("the rules for hosts are made again when a file, a style, a script, a redirect or the configuration is another one", async () => {
  const site = await loadSite(await createFolder({}), createConfig(), "build");
  const files = [
    { path: "a.html", styles: "p {}" },
    { path: "b.html", styles: "p {}", script: "1;" },
    { path: "c.txt" },
  ];
  const input = { scripts: ["0;"], files };
  const { key } = keyHostFiles(site, input);
  expect(keyHostFiles(structuredClone(site), structuredClone(input)).key).toBe(key);
  const others = [
    keyHostFiles(site, { ...input, scripts: ["2;"] }),
    keyHostFiles(site, { ...input, files: files.slice(1) }),
    keyHostFiles(site, { ...input, files: files.map((file) => ({ ...file, styles: "p {}" })) }),
    keyHostFiles(site, { ...input, files: files.map(({ path, styles }) => ({ path, ...(styles && { styles }) })) }),
    keyHostFiles({ ...site, redirects: [{ from: "/a", to: "/b" }] }, input),
    keyHostFiles({ ...site, config: createConfig({ trailingSlash: "always" }) }, input),
  ];
  expect(new Set([key, ...others.map((other) => other.key)]).size).toBe(others.length + 1);
});
