import { explainIssues } from "../base/explain.ts";
import { throwIfAny, type Problem } from "../base/problems.ts";
import { applyEnvironment, findUnknownVariables, nameVariable, type Environment } from "./environment.ts";
import { siteSchema, type SiteConfig, type SiteInput } from "./schema.ts";

const FILE = "site.config.ts";

/**
 * Validates the configuration object of `site.config.ts` and fills in the defaults. It reports all problems at once.
 * @param environment `process.env`, if variables may set fields (`docs/CONFIGURATION.md` lists them).
 */
export function defineSite(input: SiteInput, environment: Environment = {}): SiteConfig {
  const unknown = findUnknownVariables(environment).map((message) => ({ file: FILE, message }));
  const { data, error } = siteSchema.safeParse(applyEnvironment(input, environment));
  const issues = (error ? explainIssues(error.issues, siteSchema) : []).map((issue) => ({
    file: FILE,
    path: issue.path,
    message: nameVariable(issue, environment),
  }));
  throwIfAny([...unknown, ...issues]);
  // `!`: without issues there is data.
  throwIfAny(findContradictions(data!));
  return data!;
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
function findContradictions(config: SiteConfig): Problem[] {
  const problems: Problem[] = [];
  const add = (path: PropertyKey[], message: string) => problems.push({ file: FILE, path, message });
  const { defaultLocale, locales } = config.i18n;
  const others = Object.keys(locales).filter((name) => name !== defaultLocale);
  if (!locales[defaultLocale])
    add(
      ["i18n", "defaultLocale"],
      `i18n.defaultLocale: no locale "${defaultLocale}". Available: ${Object.keys(locales).join(", ") || "none"}.`,
    );
  else
    for (const name of others)
      add(
        ["i18n", "locales", name],
        `i18n.locales.${name}: only the pages of "${defaultLocale}" are built, so links to "${name}" would be dead. Remove it.`,
      );
  for (const [index, docs] of config.docs.entries()) {
    const last = docs.versions.filter((version) => version.isLast).length;
    const path = ["docs", index, "versions"];
    if (last !== 1) add(path, `docs[${index}].versions: exactly one version has isLast: true, found ${last}.`);
    const names = docs.versions.map((version) => version.name);
    const repeated = names.find((name, at) => names.indexOf(name) !== at);
    if (repeated) add(path, `docs[${index}].versions: the name "${repeated}" is used twice.`);
  }
  return problems;
}
