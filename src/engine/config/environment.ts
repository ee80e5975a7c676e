/** Fields of the configuration that a deployment sets with variables of its environment, so that it needs no commit of its own. */
import { suggest, type Explained } from "../base/explain.ts";
import type { SiteInput } from "./schema.ts";

/** By the name of the variable: the field that it sets. */
export const VARIABLES: Readonly<Record<string, string[]>> = {
  SITE_URL: ["url"],
  SITE_BASE: ["baseUrl"],
  SITE_ANALYTICS_ID: ["analytics", "trackingId"],
  SITE_SEARCH_APP_ID: ["search", "hosted", "appId"],
  SITE_SEARCH_API_KEY: ["search", "hosted", "apiKey"],
  SITE_SEARCH_INDEX: ["search", "indexName"],
  SITE_SEARCH_HOST: ["search", "hosted", "host"],
  SITE_SEARCH_ANSWERS_URL: ["search", "answers", "url"],
};

/** Hosts set variables that start with `SITE_` as well, so only names that can be meant for us are misspelt ones. */
const OURS = /^SITE_(?:ANALYTICS|SEARCH)/;

export type Environment = Record<string, string | undefined>;

/** The configuration with what the environment sets. An empty variable sets nothing: many hosts cannot remove one. */
export function applyEnvironment(input: SiteInput, environment: Environment): SiteInput {
  return listSet(environment).reduce<object>(
    (config, [, path, value]) => setIn(config, path, value),
    input,
  ) as SiteInput;
}

/** Says for a problem in a field which variable it comes from. */
export function nameVariable({ path, message }: Explained, environment: Environment): string {
  const set = listSet(environment);
  const source = set.find(([, field]) => isSame(field, path));
  if (source) return `${source[0]} (environment): ${message}`;
  // A field that is missing beside those that variables have set: it has a variable as well.
  const [missing] = Object.entries(VARIABLES).find(([, field]) => isSame(field, path)) ?? [];
  const beside = set.find(([, field]) => field.length > 1 && isSame(field.slice(0, -1), path.slice(0, -1)));
  return missing && beside ? `${missing} (environment): is missing, but ${beside[0]} is set. ${message}` : message;
}

export function findUnknownVariables(environment: Environment): string[] {
  const known = Object.keys(VARIABLES);
  return Object.keys(environment)
    .filter((name) => OURS.test(name) && !known.includes(name))
    .map(
      (name) =>
        `${name} (environment): unknown variable. ${suggest(
          name,
          known.filter((other) => OURS.test(other)),
        )}`,
    );
}

function listSet(environment: Environment): [name: string, path: string[], value: string][] {
  return Object.entries(VARIABLES).flatMap(([name, path]) => {
    const value = environment[name]?.trim();
    return value ? [[name, path, value]] : [];
  });
}

function setIn(value: unknown, [key, ...rest]: string[], leaf: string): object {
  const object = value && typeof value === "object" ? (value as Record<string, unknown>) : {};
  if (key === undefined) return object;
  return { ...object, [key]: rest.length > 0 ? setIn(object[key], rest, leaf) : leaf };
}

function isSame(one: PropertyKey[], other: PropertyKey[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
