/** Loads and validates the file of redirects, and checks it against the pages that exist. */
import { z } from "zod";
import { findNearest } from "../../shared/nearest.ts";
import { comparablePath } from "../../shared/paths.ts";
import { findRedirect, listNames, type Redirect } from "../host/redirects.ts";
import type { Problem } from "../base/problems.ts";
import { readSource } from "../base/read-files.ts";
import { parseYaml, requireValid } from "../base/yaml.ts";

const path = z
  .string()
  .startsWith("/", 'a path starts with "/"')
  .regex(/^[^\s?#$]*$/, "a path has no query or hash");

const redirectsSchema = z.array(
  z
    .strictObject({ from: path.regex(/^[^*]*(\/\*)?$/, '"*" stands for the rest, so only at the end'), to: path })
    .refine(({ from, to }) => listUnknown(from, to).length === 0, "`to` has a name that `from` does not have"),
);

export async function loadRedirects(root: string, file: string): Promise<Redirect[]> {
  return requireValid(parseYaml(await readSource(root, file), redirectsSchema));
}

function listUnknown(from: string, to: string): string[] {
  const names = listNames(from);
  return [...to.matchAll(/:([a-z]+)/g)].flatMap(([, name]) => name ?? []).filter((name) => !names.includes(name));
}

interface CheckInput {
  file: string;
  redirects: Redirect[];
  /** Paths of pages and files inside the site. */
  paths: string[];
}

/** A redirect must not hide an existing page or file, and must lead to one. */
export function checkRedirects({ file, redirects, paths }: CheckInput): Problem[] {
  const known = new Set(paths.map(comparablePath));
  const hidden = paths
    .filter((each) => findRedirect(each, redirects) !== undefined)
    .map((each) => ({ file, message: `${each} exists, but a redirect would hide it` }));
  const broken = redirects
    .filter(({ to }) => !to.includes(":") && !known.has(comparablePath(to)))
    .map(({ from, to }) => {
      const nearest = findNearest(to, known);
      return {
        file,
        message: `${from} leads to ${to}, which does not exist.${nearest ? ` Nearest: ${nearest}.` : ""}`,
      };
    });
  return [...hidden, ...broken];
}
