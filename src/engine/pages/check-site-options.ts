/** The options pages of all docs versions that name one, each against its formatter. */
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../markdown/context.ts";
import type { Problem } from "../base/problems.ts";
import { checkOptionsPage } from "./check-options.ts";

export async function checkSiteOptions(site: Site, compiled: Map<string, Compiled>): Promise<Problem[]> {
  const pages = site.docs.flatMap(({ optionsDocId, versions }) =>
    versions.flatMap(({ docs, formatter }) => {
      const doc = docs.find((each) => each.id === optionsDocId);
      return doc && formatter ? [{ file: doc.parsed.file, formatter }] : [];
    }),
  );
  const problems = pages.map(({ file, formatter }) =>
    checkOptionsPage({ file, options: compiled.get(file)?.options ?? [] }, formatter),
  );
  return (await Promise.all(problems)).flat();
}
