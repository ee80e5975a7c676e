/** What was measured, kept: `results.json` for programs, `RESULTS.md` for readers, with the machine and the day of each table. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { format, resolveConfig } from "prettier";
import { showTable, type Table } from "./table.ts";

interface Result extends Table {
  date: string;
  machine: string;
}

export type Results = Record<string, Result>;

const JSON_FILE = new URL("results.json", import.meta.url);
const MARKDOWN_FILE = new URL("RESULTS.md", import.meta.url);

export function readResults(): Results {
  return existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, "utf8")) as Results) : {};
}

/** Tables that were not measured this time stay, with their day. */
export async function keepResult(name: string, table: Table): Promise<void> {
  const results = { ...readResults(), [name]: { ...table, date: today(), machine: describeMachine() } };
  const style = await resolveConfig(JSON_FILE);
  writeFileSync(JSON_FILE, await format(JSON.stringify(results), { ...style, parser: "json" }));
  writeFileSync(MARKDOWN_FILE, await format(showResults(results), { ...style, parser: "markdown" }));
}

function showResults(results: Results): string {
  const sections = Object.values(results).map((result) => `${showTable(result)}\n\n${result.date}, ${result.machine}.`);
  return `# Results\n\nMade by \`npm run bench\` and \`npm run bench:peers\`: do not edit.\n\n${sections.join("\n\n")}\n`;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores, ${process.arch}, ${gigabytes} GB, Node.js ${process.versions.node.split(".")[0]}`;
}
