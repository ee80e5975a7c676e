/** `npm run pin-options`: takes the snapshot of every formatter that a docs version names, or that the playground runs. */
import site from "../../../site.config.ts";
import { askFormatter } from "./formatters.ts";
import { locateFormatter } from "../formatter/load-formatter.ts";
import { askForFlags } from "../formatter/cli-help.ts";
import { writePinnedAnswers, writePinnedOptions } from "../formatter/pinned-answers.ts";

const documented = new Set(site.docs.flatMap((docs) => docs.versions.flatMap((version) => version.formatter ?? [])));
await Promise.all([...documented].map((name) => writePinnedOptions(name)));
for (const name of [...documented, ...site.playground.releases])
  await writePinnedAnswers(name, {
    support: await askFormatter(locateFormatter(name)),
    flags: documented.has(name) ? await askForFlags(name) : [],
  });
process.stdout.write(`The options of ${[...documented].join(" and ")} are pinned.\n`);
