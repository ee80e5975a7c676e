import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { findSyntaxProblems } from "../config/config-lines.ts";
import { AuthoringError } from "../base/problems.ts";
import { createFolder } from "../testing/values.ts";
import { waitForConfig } from "./wait-for-config.ts";

it("shows what is wrong until the configuration can be loaded, and never ends before", async () => {
  const root = await createFolder({ "site.config.ts": 'export default {\n  title "A",\n};\n' });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const waiting = waitForConfig({ root, port: 0, error: new AuthoringError(await findSyntaxProblems(root)) });
  const url = await vi.waitFor(() => /http:\S+/.exec(String(warn.mock.calls[0]?.[0]))![0], { timeout: 60_000 });
  const first = await fetch(url);
  expect(first.status).toBe(500);
  expect(await first.text()).toContain("<pre>site.config.ts:2  Expected");

  await writeFile(path.join(root, "site.config.ts"), "export default {\n  title: 'A',\n}};\n");
  await vi.waitFor(async () => expect(await (await fetch(url)).text()).toContain("site.config.ts:3"), {
    timeout: 60_000,
  });

  await writeFile(path.join(root, "site.config.ts"), 'export default { title: "Mended" };\n');
  const { config, port } = await waiting;
  expect(config.title).toBe("Mended");
  expect(url).toContain(`:${port}/`);
  // Each is printed once.
  expect(error.mock.calls.map(([message]) => String(message).split("  ")[0])).toEqual([
    "site.config.ts:2",
    "site.config.ts:3",
  ]);
  vi.restoreAllMocks();
});
