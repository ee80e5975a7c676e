/** A page before it is made: where it will stand, which Markdown it needs, and how it is described once that is compiled. */
import type { Page } from "../../shared/page.ts";
import type { ParsedFile } from "../content/front-matter.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled, CompileInput } from "../markdown/context.ts";

export interface PagePlan {
  /** Path inside the site. */
  path: string;
  /** The file a problem with this page is reported for. */
  file: string;
  sources: CompileInput[];
  /** In lists, sitemap and search. */
  listed: boolean;
  describe(compiled: Compiled[]): Page;
}

export function createSource(
  site: Site,
  parsed: Pick<ParsedFile<unknown>, "file" | "body" | "bodyOffset">,
  formatter?: string,
): CompileInput {
  const { baseUrl, trailingSlash, plainPaths } = site.data;
  return {
    file: parsed.file,
    body: parsed.body,
    bodyOffset: parsed.bodyOffset,
    base: site.config.baseUrl,
    root: site.root,
    routes: site.routes,
    ...(trailingSlash !== "preserve" && { addresses: { baseUrl, trailingSlash, plainPaths } }),
    ...(formatter && { formatter }),
    ...(parsed.body.includes(":::integrations") && { editors: listEditors(site) }),
  };
}

/** The formatter of the version that readers should use: pages outside of the docs show what it does. */
export function getLatestFormatter(site: Site): string | undefined {
  return site.docs.flatMap((plugin) => plugin.versions).find((version) => version.isLast)?.formatter;
}

function listEditors({ showcase }: Site): Record<string, string> {
  return Object.fromEntries((showcase?.editors ?? []).map(({ name, content }) => [name, content]));
}
