import { explainIssues } from "../base/explain.ts";
import { siteSchema, type SiteConfig, type SiteInput } from "./schema.ts";

/** Validates the configuration object of `site.config.ts` and fills in the defaults. All problems are told at once. */
export function defineSite(input: SiteInput): SiteConfig {
  const result = siteSchema.safeParse(input);
  const problems = result.success
    ? findContradictions(result.data)
    : explainIssues(result.error.issues, siteSchema).map((issue) => issue.message);
  if (problems.length > 0)
    throw new Error(`site.config.ts is not valid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  return result.data!;
}

/** What a schema of single fields cannot see. */
function findContradictions(config: SiteConfig): string[] {
  const problems: string[] = [];
  const { defaultLocale, locales } = config.i18n;
  if (!locales[defaultLocale]) {
    problems.push(
      `i18n.defaultLocale: no locale "${defaultLocale}". Available: ${Object.keys(locales).join(", ") || "none"}.`,
    );
  }
  for (const [index, docs] of config.docs.entries()) {
    const last = docs.versions.filter((version) => version.isLast).length;
    if (last !== 1) problems.push(`docs[${index}].versions: exactly one version has isLast: true, found ${last}.`);
    const names = docs.versions.map((version) => version.name);
    const repeated = names.find((name, at) => names.indexOf(name) !== at);
    if (repeated) problems.push(`docs[${index}].versions: the name "${repeated}" is used twice.`);
  }
  return problems;
}
