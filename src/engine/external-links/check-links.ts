/** `npm run check:links`: asks other sites whether the addresses that we link to are still there. */
import { askLink, PATIENT, type AskOptions, type Verdict } from "./ask-link.ts";
import type { ExternalLink } from "./find-links.ts";

export interface CheckOptions extends AskOptions {
  /** How many sites are asked at the same time. Each is asked one question at a time. */
  sites: number;
  /** How many links of one site are asked in a run. Other runs ask for the others. */
  perSite: number;
  /** Another number chooses other links where a site has more than it is asked for. */
  run: number;
  log(line: string): void;
}

/** A new choice of links every day. */
export const DEFAULT_OPTIONS: Omit<CheckOptions, "log"> = {
  ...PATIENT,
  sites: 8,
  perSite: 250,
  run: Math.floor(Date.now() / 86_400_000),
};

type Judged = ExternalLink & { verdict: Verdict };

/** Returns whether no link is broken. */
export async function checkExternalLinks(links: ExternalLink[], options: CheckOptions): Promise<boolean> {
  const { log } = options;
  const chosen = groupBySite(links).map((site) => rotate(site, options));
  const total = chosen.reduce((sum, site) => sum + site.length, 0);
  log(`Asking for ${total} of ${links.length} addresses on ${chosen.length} sites…`);
  const queue = [...chosen];
  const judged: Judged[] = [];
  const work = async () => {
    for (let site = queue.shift(); site; site = queue.shift())
      for (const link of site) judged.push({ ...link, verdict: await askLink(link.url, options) });
  };
  await Promise.all(Array.from({ length: options.sites }, work));
  for (const line of report(judged)) log(line);
  return judged.every(({ verdict }) => verdict.state !== "broken");
}

/** The largest first, because they take the longest. */
function groupBySite(links: ExternalLink[]): ExternalLink[][] {
  const sites = new Map<string, ExternalLink[]>();
  for (const link of links) {
    const { host } = new URL(link.url);
    sites.set(host, [...(sites.get(host) ?? []), link]);
  }
  return [...sites.values()].sort((a, b) => b.length - a.length);
}

function rotate(site: ExternalLink[], { perSite, run }: CheckOptions): ExternalLink[] {
  const start = (run * perSite) % site.length;
  return [...site.slice(start), ...site.slice(0, start)].slice(0, perSite);
}

function report(judged: Judged[]): string[] {
  const sorted = judged.toSorted((a, b) => a.url.localeCompare(b.url));
  const list = (state: Verdict["state"], title: string, describe: (verdict: Verdict) => string) => {
    const found = sorted.filter(({ verdict }) => verdict.state === state);
    if (found.length === 0) return [];
    const lines = found.flatMap(({ url, verdict, places }) => [
      `  ${url} ${describe(verdict)}`,
      ...places.map((place) => `    ${place}`),
    ]);
    return ["", `${title} (${found.length})`, ...lines];
  };
  const explain = (verdict: Verdict) =>
    "reason" in verdict ? verdict.reason : "to" in verdict ? `-> ${verdict.to}` : "";
  const count = (state: Verdict["state"]) => judged.filter(({ verdict }) => verdict.state === state).length;
  return [
    ...list("moved", "Moved: works, but leads elsewhere", explain),
    ...list("refused", "Refused: does not answer programs, so look yourself", explain),
    ...list("broken", "Broken", explain),
    "",
    `${count("fine")} fine, ${count("moved")} moved, ${count("refused")} refused, ${count("broken")} broken`,
  ];
}
