/** `npm run pin-options`: takes the snapshot of every formatter that a docs version names. */
import site from "../../../site.config.ts";
import { writePinnedOptions } from "./pinned-options.ts";

const formatters = new Set(site.docs.flatMap((docs) => docs.versions.flatMap((version) => version.formatter ?? [])));
await Promise.all([...formatters].map((formatter) => writePinnedOptions(formatter)));
process.stdout.write(`The options of ${[...formatters].join(" and ")} are pinned.\n`);
