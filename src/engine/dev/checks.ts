/** The checks of the build, for one page at a time. */
import { comparablePath, isExternal, stripBase } from "../../shared/paths.ts";
import { PLAYGROUND_PATH } from "../../shared/playground-link.ts";
import { throwIfAny, type Problem } from "../base/problems.ts";
import type { Site } from "../content/load-site.ts";
import { checkRedirects } from "../content/redirects.ts";
import { checkSite, LIKELY_FILES } from "../pages/checks/check-site.ts";
import type { CompiledPlan, CompileSource } from "../pages/compiler.ts";
import type { PagePlan } from "../pages/page-plan.ts";

/** Throws what concerns the whole site: redirects that hide a page, or lead nowhere. */
export function checkLoadedSite({ config, redirects, redirectLines }: Site, plans: PagePlan[]): void {
  const paths = [...plans.map((plan) => plan.path), PLAYGROUND_PATH];
  const isServed = (path: string) => LIKELY_FILES.has(path);
  throwIfAny(checkRedirects({ file: config.redirects ?? "", redirects, lines: redirectLines, paths, isServed }));
}

interface Around {
  site: Site;
  plans: PagePlan[];
  compile: CompileSource;
}

/** Checks a page, and compiles those that it links to, because it may name their headings. */
export async function checkLinkedPages(page: CompiledPlan, { site, plans, compile }: Around): Promise<Problem[]> {
  const named = new Set(page.compiled.flatMap(({ links }) => links.flatMap(({ href }) => getPageOfAnchor(href, site))));
  const pages = await Promise.all(
    plans.map(async (plan) => {
      if (plan === page.plan) return page;
      const isNamed = named.has(comparablePath(plan.path));
      return { plan, ...(isNamed && { targets: await Promise.all(plan.sources.map(compile)) }) };
    }),
  );
  return checkSite({ site, pages, files: LIKELY_FILES });
}

function getPageOfAnchor(href: string, { config }: Site): string[] {
  const [path = "", anchor] = href.split("#");
  if (!anchor || !path.startsWith("/") || isExternal(href)) return [];
  const inside = stripBase(config.baseUrl, path.split("?")[0] ?? "");
  return inside === undefined ? [] : [comparablePath(inside)];
}
