/** `npm run pin-options`: takes the snapshot of every formatter that a docs version names, or that the playground runs. */
import site from "../../../site.config.ts";
import { writePinnedSupport } from "../playground/formatter-support.ts";
import { askFormatter, readFormatterVersion } from "../playground/formatters.ts";
import { writePinnedOptions } from "./pinned-options.ts";

const documented = new Set(site.docs.flatMap((docs) => docs.versions.flatMap((version) => version.formatter ?? [])));
const runnable = new Set([...documented, ...site.playground.releases]);
await Promise.all([...documented].map((name) => writePinnedOptions(name)));
for (const name of runnable) await writePinnedSupport(name, await readFormatterVersion(name), await askFormatter(name));
process.stdout.write(`The options of ${[...runnable].join(", ")} are pinned.\n`);
