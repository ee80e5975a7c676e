/** A plan says what a page will be: its path, the Markdown it needs, and how to describe the page once that is compiled. */
import type { Page } from "../../shared/page.ts";
import { resolveHref, withBase, type AddressRules } from "../../shared/paths.ts";
import type { ParsedFile } from "../content/front-matter.ts";
import type { Site } from "../content/load-site.ts";
import type { Compiled, CompileInput } from "../markdown/context.ts";
import { listTimelinePosts } from "./timeline-posts.ts";

export interface PagePlan {
  /** Path inside the site. */
  path: string;
  /** The file that problems with this page are reported for. */
  file: string;
  /** The Markdown that the page shows. */
  sources: CompileInput[];
  /** Markdown of other pages that is needed to describe this page, though the page does not show it. */
  references?: CompileInput[];
  describe(compiled: Compiled[], references?: Compiled[]): Page;
  /** The page without its Markdown, for pages of which there may be thousands. All else about the page follows from it and the Markdown. */
  frame?(): Page;
}

interface SourceOptions {
  kind?: CompileInput["kind"];
  formatter?: string | undefined;
  isOptionsPage?: boolean | undefined;
}

export function createSource(
  site: Site,
  parsed: Pick<ParsedFile<unknown>, "file" | "body" | "bodyOffset" | "bodyHash">,
  { kind, formatter, isOptionsPage }: SourceOptions = {},
): CompileInput {
  const { file, bodyOffset, bodyHash } = parsed;
  const { baseUrl, trailingSlash, plainPaths } = site.data;
  const path = site.routes[file];
  // A doc that was not read has no directives.
  const body = bodyHash === undefined ? parsed.body : "";
  const source = {
    file,
    bodyOffset,
    bodyHash,
    base: site.config.baseUrl,
    root: site.root,
    routes: site.routes,
    pageUrl: path === undefined ? undefined : site.config.url + withBase(site.config.baseUrl, path),
    kind,
    addresses: trailingSlash === "preserve" ? undefined : { baseUrl, trailingSlash, plainPaths },
    formatter,
    isOptionsPage,
    // Only for files that use them, because a file is compiled again when one of its inputs has changed.
    siteTitle: body.includes(":::before-after") ? site.config.title : undefined,
    editors: body.includes(":::integrations") ? listEditors(site) : undefined,
    projects: body.includes(":::projects") ? site.showcase?.projects : undefined,
    samples: usesComponent(body, "hero") ? site.showcase?.hero.map(({ line: _line, ...sample }) => sample) : undefined,
    posts: usesComponent(body, "timeline") ? listTimelinePosts(site) : undefined,
  };
  return bodyHash === undefined ? { ...source, body } : Object.assign(new UnreadBody(parsed), source);
}

/** Read when it has to be compiled. It is no property of the source itself, so that what copies the source does not read it. */
class UnreadBody implements Pick<CompileInput, "body"> {
  readonly #parsed: Pick<ParsedFile<unknown>, "body">;

  constructor(parsed: Pick<ParsedFile<unknown>, "body">) {
    this.#parsed = parsed;
  }

  get body() {
    return this.#parsed.body;
  }
}

function usesComponent(body: string, name: string): boolean {
  return body.includes("::component") && body.includes(name);
}

/** The formatter of the released docs. Pages outside of the docs use it for their examples. */
export function getLatestFormatter(site: Site): string | undefined {
  return site.docs.flatMap((plugin) => plugin.versions).find((version) => version.isLast)?.formatter;
}

function listEditors({ showcase }: Site): Record<string, string> {
  return Object.fromEntries((showcase?.editors ?? []).map(({ name, content }) => [name, content]));
}

interface WithImages {
  image?: string | undefined;
  greyImage?: string | undefined;
}

/** Logos that are files get their address. Others are path data. */
export function resolveImages<T extends WithImages>({ image, greyImage, ...entry }: T, rules: AddressRules) {
  const resolve = (picture: string) => (picture.startsWith("/") ? resolveHref(picture, rules) : picture);
  return { ...entry, ...(image && { image: resolve(image) }), ...(greyImage && { greyImage: resolve(greyImage) }) };
}
