/** Loads and validates the file of redirects, and checks it against the pages that exist. */
import { z } from "zod";
import { findNearest } from "../../shared/nearest.ts";
import { comparablePath } from "../../shared/paths.ts";
import { findRedirect, listNames, type Redirect } from "../host/redirects.ts";
import { raise, type Problem } from "../base/problems.ts";
import { readSource } from "../base/read-files.ts";
import { parseYaml } from "../base/yaml.ts";

const path = z
  .string()
  .startsWith("/", 'a path starts with "/"')
  .regex(/^[^\s?#$]*$/, "a path has no query or hash");

const redirectsSchema = z.array(
  z
    .strictObject({ from: path.regex(/^[^*]*(\/\*)?$/, '"*" stands for the rest, so only at the end'), to: path })
    .refine(({ from, to }) => listUnknown(from, to).length === 0, "`to` has a name that `from` does not have"),
);

export async function loadRedirects(
  root: string,
  file: string,
  found?: Problem[],
): Promise<(Redirect & { line: number })[]> {
  const parsed = parseYaml(await readSource(root, file), redirectsSchema);
  if (parsed.value) return parsed.value.map((redirect, index) => ({ ...redirect, line: parsed.getLine([index]) }));
  raise(parsed.problems, found);
  return [];
}

function listUnknown(from: string, to: string): string[] {
  const names = listNames(from);
  return [...to.matchAll(/:([a-z]+)/g)].flatMap(([, name]) => name ?? []).filter((name) => !names.includes(name));
}

interface CheckInput {
  file: string;
  redirects: Redirect[];
  /** The line of each. */
  lines?: number[] | undefined;
  /** Paths of pages and files inside the site. */
  paths: string[];
  /** Whether another path may be served, where the files beside the pages are not known. */
  isServed?(path: string): boolean;
}

/** A redirect must not hide an existing page or file, and must lead to one. */
export function checkRedirects({ file, redirects, lines, paths, isServed = () => false }: CheckInput): Problem[] {
  const known = new Set(paths.map(comparablePath));
  const getPlace = (redirect: Redirect | undefined) => {
    const line = redirect && lines?.[redirects.indexOf(redirect)];
    return { file, ...(line !== undefined && { line }) };
  };
  const hidden = paths
    .filter((each) => findRedirect(each, redirects) !== undefined)
    .map((each) => ({
      ...getPlace(redirects.find((redirect) => findRedirect(each, [redirect]) !== undefined)),
      message: `${each} exists, but a redirect would hide it`,
    }));
  const broken = redirects
    .filter(({ to }) => !to.includes(":") && !known.has(comparablePath(to)) && !isServed(to))
    .map((redirect) => {
      const nearest = findNearest(redirect.to, known);
      const advice = nearest ? ` Nearest: ${nearest}.` : "";
      return {
        ...getPlace(redirect),
        message: `${redirect.from} leads to ${redirect.to}, which does not exist.${advice}`,
      };
    });
  return [...hidden, ...broken];
}
