/** Old addresses and where they lead, as data: our own server matches them with the patterns that other hosts are given. */

export interface Redirect {
  /** A path inside the site; `:name` is one part of it, `*` at its end the rest. */
  from: string;
  /** A path inside the site, with the names of `from`; the rest is `:splat`. */
  to: string;
}

/** The ways in which a page's address may end. */
const ENDINGS = String.raw`(?:(?<=/)index\.html|/index\.html|\.html|/)?`;

/** A regular expression that JavaScript and nginx read alike. `base` starts and ends with a slash. */
export function getRedirectPattern({ from }: Redirect, base = "/"): string {
  const parts = from.split("/").slice(1);
  const hasRest = parts.at(-1) === "*";
  const fixed = (hasRest ? parts.slice(0, -1) : parts).map((part) =>
    part.startsWith(":") ? "([^/]+?)" : part.replace(/[^\w-]/g, String.raw`\$&`),
  );
  const prefix = base.slice(0, -1).replace(/[^\w/-]/g, String.raw`\$&`);
  // The rest starts with no slash: behind one of ours it would be another host.
  return `^${[prefix, ...fixed].join("/")}${hasRest ? "(?:/((?!/).*?))?" : ""}${ENDINGS}$`;
}

/** The new address with the groups of the pattern in place of its names: `/docs/$1`. */
export function getRedirectTarget({ from, to }: Redirect, base = "/"): string {
  const names = listNames(from);
  const target = to.replace(/:([a-z]+)/g, (whole, name: string) =>
    names.includes(name) ? `$${names.indexOf(name) + 1}` : whole,
  );
  return base + target.slice(1);
}

/** Names in the order in which the pattern captures them. */
export function listNames(from: string): string[] {
  return from.split("/").flatMap((part) => (part === "*" ? ["splat"] : part.startsWith(":") ? [part.slice(1)] : []));
}

const patterns = new WeakMap<Redirect, RegExp>();

/** Where a path inside the site leads now, or undefined for one that no redirect knows. */
export function findRedirect(path: string, redirects: Redirect[]): string | undefined {
  for (const redirect of redirects) {
    const pattern = patterns.get(redirect) ?? new RegExp(getRedirectPattern(redirect));
    patterns.set(redirect, pattern);
    const match = pattern.exec(path);
    if (match) return getRedirectTarget(redirect).replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  }
  return undefined;
}
