/** The playground: each plugin that was fetched, in the browser, with the policy of the real server, against the package in Node.js. */
import { spawn } from "node:child_process";
import { json } from "node:stream/consumers";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalogue, readSamples } from "../../src/engine/content/plugin-catalogue.ts";
import config from "../../site.config.ts";
import { openPlayground, readEditor } from "./playground.ts";
import { expect, test } from "./site.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const { offered } = await readCatalogue({ root: ROOT, ...config.playground });

for (const { name, samples, parser, from, since } of offered)
  test(`${name} prints its sample as in Node.js`, { tag: "@all" }, async ({ page }) => {
    const [sample] = await readSamples(path.join(ROOT, "plugins"), samples);
    const expected = await formatInNode({ plugin: name, from, content: sample!.text, options: { parser } });
    await openPlayground(page, `#${JSON.stringify({ version: "next", plugins: [name] })}`);
    await expect(page.getByLabel("Language", { exact: true })).toHaveValue(parser);
    await expect.poll(() => readEditor(page, "Output")).toBe(expected);
    expect(since).toMatch(/^3\.\d$/);
  });

async function formatInNode(task: object): Promise<string> {
  const child = spawn(process.execPath, [path.join(ROOT, "tests/unit/plugins/format-in-node.mjs")], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { PATH: process.env["PATH"] },
  });
  child.stdin.end(JSON.stringify({ formatter: path.join(ROOT, "node_modules/prettier-next"), cases: [task] }));
  const [result] = (await json(child.stdout)) as { text?: string; error?: string }[];
  return result?.text ?? String(result?.error);
}
