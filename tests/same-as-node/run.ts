/**
 * `npm run fixtures [DIR]`: formats every file of a folder, or of our own sample, in the page and in Node.js, and fails where they differ.
 * The folder can be a checkout of the formatter. `--releases=3.0.3,2.3.2` names other releases.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { serveSite } from "../../src/engine/host/serve.ts";
import { BROWSER_ARGS } from "../browser-args.ts";
import { findShell } from "../find-chromium.ts";
import { compareRelease, type Comparison } from "./compare-release.ts";
import { openFormatterPage } from "./format-in-page.ts";
import type { Result } from "./format-in-node.ts";
import { readInputs } from "./inputs.ts";

const RELEASES = ["stable", "next", "3.0.3", "2.8.8", "2.3.2", "1.19.1"];
/** How many differences are shown of each release. */
const SHOWN = 20;

const { values, positionals } = parseArgs({
  options: { releases: { type: "string" }, dist: { type: "string", default: "dist" } },
  allowPositionals: true,
});
const releases = values.releases?.split(",") ?? RELEASES;
const inputs = await readInputs(positionals[0] && path.resolve(positionals[0]));
console.log(`${inputs.length} files.`);

const server = await serveSite({ dir: values.dist, port: 0 });
const browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_ARGS });
try {
  const host = await openFormatterPage(await browser.newPage(), server.url.replace(/\/$/, ""));
  const missing: string[] = [];
  for (const name of releases) {
    const comparison = await compareRelease(host, name, inputs);
    if (comparison) show(comparison);
    else missing.push(name);
  }
  if (missing.length > 0) {
    console.error(`Not in this build: ${missing.join(", ")}. \`npm run formatters && npm run build\` adds them.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}

function show({ version, cases, errors, unknown, differences }: Comparison): void {
  const notes = [
    `${cases} outputs`,
    `${differences.length} differ`,
    `${errors} cannot be read by either`,
    ...(unknown > 0 ? [`${unknown} are in languages that it does not know`] : []),
  ];
  console.log(`${version.padEnd(8)}${notes.join(", ")}.`);
  for (const { name, options, page, node } of differences.slice(0, SHOWN))
    console.error(`  ${name} ${JSON.stringify(options)}\n    page: ${tell(page, node)}\n    Node: ${tell(node, page)}`);
  if (differences.length > 0) process.exitCode = 1;
}

/** The first line in which it differs from the other, or the error. */
function tell(result: Result, other: Result): string {
  if ("error" in result) return `error: ${result.error.slice(0, 300)}`;
  const lines = result.text.split("\n");
  const others = "text" in other ? other.text.split("\n") : [];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `line ${at + 1}: ${JSON.stringify(lines[at])}`;
}
