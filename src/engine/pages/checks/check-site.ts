/** Runs all checks of the compiled content. The configuration decides how severe each problem is. */
import type { Severity, SiteConfig } from "../../config/schema.ts";
import { checkLinks, type PlacedLink } from "./check-links.ts";
import { findConfiguredHtml, findSiteOversights, listConfiguredLinks, listDataLinks } from "./check-frame.ts";
import type { Site } from "../../content/load-site.ts";
import type { Compiled } from "../../markdown/context.ts";
import type { CompiledPlan } from "../compiler.ts";
import type { PagePlan } from "../page-plan.ts";
import { findDuplicateRoutes } from "../plan-pages.ts";
import { throwIfAny, type Problem } from "../../base/problems.ts";

/** A page that is not checked itself. */
interface UncheckedPage {
  plan: PagePlan;
  /** Its compiled sources, for links to its headings. */
  targets?: Compiled[];
}

interface CheckInput {
  site: Site;
  /** The dev server has not compiled most pages. Links to these are checked, but their anchors are not known. */
  pages: (CompiledPlan | UncheckedPage)[];
  /** Paths of the files that are served besides the pages. */
  files: Pick<Set<string>, "has">;
  /** Problems that were found before, which are thrown together with those of the checks. */
  found?: Problem[];
}

/** A complete build knows whether a link to a file leads somewhere. Elsewhere, all files are taken for real ones. */
export const LIKELY_FILES = { has: (name: string) => /\.(?:xml|json|txt|md|svg|png|webmanifest)$/.test(name) };

type CheckName = keyof SiteConfig["checks"];

/** Throws problems that must stop the build, and returns those that are only warnings. */
export function checkSite({ site, pages, files, found = [] }: CheckInput): Problem[] {
  const { config } = site;
  const compiledPages = pages.filter((page) => "compiled" in page);
  const targets = pages.map((page) => ({
    path: page.plan.path,
    ...listIds(page, site),
  }));
  const placed = [
    ...listConfiguredLinks(site),
    ...listDataLinks(site),
    ...compiledPages.flatMap((page) => listLinks(page, site)),
  ];
  const { links, anchors } = checkLinks(placed, {
    base: config.baseUrl,
    pages: targets,
    files,
    plainPaths: config.plainPaths,
  });
  // Two pages with one address come first, because other problems may follow from that.
  const byCheck: Partial<Record<CheckName, Problem[]>> = {
    duplicateRoutes: findDuplicateRoutes(pages.map(({ plan }) => plan)),
    brokenLinks: links,
    brokenAnchors: anchors,
    oversights: findSiteOversights(
      site,
      pages.map(({ plan }) => plan.path),
    ),
  };
  const compiled = compiledPages.flatMap((page) => page.compiled);
  const select = (severity: Severity) =>
    removeRepeated([
      ...(Object.keys(byCheck) as CheckName[]).flatMap((name) =>
        config.checks[name] === severity ? (byCheck[name] ?? []) : [],
      ),
      ...selectCompileProblems(compiled, config.checks, severity),
    ]);
  throwIfAny(
    removeRepeated([...found, ...findConfiguredHtml(site.config).mistakes, ...select("throw")]),
    select("warn"),
  );
  return select("warn");
}

/** Problems that were found while compiling. Content that cannot be understood always stops the build. */
function selectCompileProblems(compiled: Compiled[], checks: SiteConfig["checks"], severity: Severity): Problem[] {
  const severities = {
    content: "throw",
    image: checks.brokenImages,
    markdownLink: checks.brokenMarkdownLinks,
    oversight: checks.oversights,
  };
  return compiled
    .flatMap((each) => each.problems)
    .filter(({ broken }) => severities[broken] === severity)
    .map(({ problem }) => problem);
}

/** Nothing for a page that is not compiled, or whose headings the app draws, such as those of the home page. */
function listIds(page: CompiledPlan | UncheckedPage, site: Site): { ids?: string[] } {
  const compiled = "compiled" in page ? page.compiled : page.targets;
  const { sources, file } = page.plan;
  if (!compiled || !sources.some((source) => source.file === file)) return {};
  return { ids: listOwn({ plan: page.plan, compiled }, site).flatMap((own) => own.compiled.ids) };
}

/** A source with its own page is checked there, not on other pages that show a part of it. */
function listOwn({ plan, compiled }: CompiledPlan, { routes }: Site): { file: string; compiled: Compiled }[] {
  return plan.sources.flatMap(({ file }, index) => {
    const source = compiled[index];
    return source && (routes[file] ?? plan.path) === plan.path ? [{ file, compiled: source }] : [];
  });
}

function listLinks(page: CompiledPlan, site: Site): PlacedLink[] {
  return listOwn(page, site).flatMap(({ file, compiled }) =>
    compiled.links.map((link) => ({ ...link, file, page: page.plan.path })),
  );
}

/** The problems of a source that is part of several pages, such as a post and its list, are reported once. */
function removeRepeated(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
