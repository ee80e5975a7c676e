/** The playground: our own sample of files in every language, as the page formats them, against the installed packages in Node.js. */
import { compareRelease } from "../same-as-node/compare-release.ts";
import { openFormatterPage } from "../same-as-node/format-in-page.ts";
import { readInputs } from "../same-as-node/inputs.ts";
import { expect, SITE, test } from "./site.ts";

/** `npm run fixtures` compares three more, which are fetched. */
const INSTALLED = { stable: 600, next: 600, "2.8.8": 552 };

for (const [release, cases] of Object.entries(INSTALLED))
  test(`${release} prints files in all languages as in Node.js`, { tag: "@all" }, async ({ page }) => {
    const host = await openFormatterPage(page, SITE());
    const comparison = await compareRelease(host, release, await readInputs());
    expect(comparison?.differences).toEqual([]);
    expect(comparison).toMatchObject({ cases, unknown: 600 - cases });
  });
