import { explainIssues } from "../base/explain.ts";
import { applyEnvironment, findUnknownVariables, nameVariable, type Environment } from "./environment.ts";
import { siteSchema, type SiteConfig, type SiteInput } from "./schema.ts";

/**
 * Validates the configuration object of `site.config.ts` and fills in the defaults. It reports all problems at once.
 * @param environment `process.env`, if variables may set fields (`docs/CONFIGURATION.md` lists them).
 */
export function defineSite(input: SiteInput, environment: Environment = {}): SiteConfig {
  const unknown = findUnknownVariables(environment);
  const { data, error } = siteSchema.safeParse(applyEnvironment(input, environment));
  const issues = error ? explainIssues(error.issues, siteSchema) : [];
  const problems = [...unknown, ...issues.map((issue) => nameVariable(issue, environment))];
  if (!data || problems.length > 0) throw createError(problems);
  const contradictions = findContradictions(data);
  if (contradictions.length > 0) throw createError(contradictions);
  return data;
}

function createError(problems: string[]): Error {
  return new Error(`site.config.ts is not valid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
}

export function getDefaultLocale({
  defaultLocale,
  locales,
}: SiteConfig["i18n"]): SiteConfig["i18n"]["locales"][string] {
  const locale = locales[defaultLocale];
  // `defineSite` has reported this already.
  if (!locale) throw new Error(`no locale "${defaultLocale}"`);
  return locale;
}

/** Problems that concern several fields, which the schema cannot find. */
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
