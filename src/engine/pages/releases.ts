/** Describes releases: what a release post shows beside its text, and the time line and table of options in the archive. */
import type { NavLink, ReleaseFacts, ArchivePage, OptionRow, ReleaseLink } from "../../shared/page.ts";
import { BUILD_LABELS } from "../../shared/labels/build-labels.ts";
import { PLAYGROUND_PATH } from "../../shared/playground-link.ts";
import type { PostSource } from "../content/blog.ts";
import type { Site } from "../content/load-site.ts";
import { listOptionNews, shortenVersion, type Release } from "../content/releases.ts";
import { compareVersions } from "../../shared/compare-versions.ts";
import { withBase } from "../../shared/paths.ts";
import type { Compiled, CompileInput } from "../markdown/context.ts";
import { createTimeline } from "../directives/components/timeline.ts";
import { createDocSource } from "./docs.ts";
import { listTimelinePosts } from "./timeline-posts.ts";

export interface ReleaseContext {
  site: Site;
  /** Newest first. */
  releases: Release[];
  toHref(path: string): string;
}

export function describeRelease(
  post: PostSource,
  { site, releases, toHref }: ReleaseContext,
  optionHrefs: OptionHrefs,
): ReleaseFacts | undefined {
  const index = releases.findIndex((release) => release.post === post);
  const release = releases[index];
  if (!release) return undefined;
  const [next, previous] = [releases[index - 1], releases[index + 1]];
  const toLink = ({ version, post: { path } }: Release): NavLink => ({
    label: BUILD_LABELS.release(site.config.title, shortenVersion(version)),
    href: toHref(path),
  });
  return {
    options: listOptionNews(site.optionHistory, release.version, next?.version).map(({ name, what }) => ({
      name,
      ...(optionHrefs[name] && { href: optionHrefs[name] }),
      ...(what && { what }),
    })),
    playground: toHref(PLAYGROUND_PATH),
    ...(previous && { previous: toLink(previous) }),
    ...(next && { next: toLink(next) }),
  };
}

/** All posts by year on a time line, and the options with the releases that added or changed them. */
type Described = Pick<ArchivePage, "years" | "axis" | "options">;

export function describeArchive(context: ReleaseContext, optionHrefs: OptionHrefs): Described {
  return {
    ...createTimeline(listTimelinePosts(context.site) ?? []),
    options: describeOptions(context, optionHrefs),
  };
}

function describeOptions({ site, releases, toHref }: ReleaseContext, optionHrefs: OptionHrefs): OptionRow[] {
  const toRelease = (version: string): ReleaseLink => {
    // Patches have no posts, so they link to the post of their minor version.
    const release = releases.find((each) => compareVersions(each.version, version) <= 0);
    const hasPost = release && version.startsWith(release.version.replace(/\d+$/, ""));
    return { version, ...(hasPost && { href: toHref(release.post.path) }) };
  };
  return Object.entries(site.optionHistory)
    .sort(([, a], [, b]) => compareVersions(a.since, b.since))
    .map(([name, { since, changed = [] }]) => ({
      name,
      ...(optionHrefs[name] && { href: optionHrefs[name] }),
      since: since === FIRST_RELEASE ? { version: BUILD_LABELS.firstRelease } : toRelease(since),
      changes: changed.map(({ version, what }) => ({ ...toRelease(version), what })),
    }));
}

const FIRST_RELEASE = "0.0.0";

/** The address of the section that documents an option, by the name of the option. */
type OptionHrefs = Record<string, string>;

/** The options pages of the released docs. */
export function listOptionPages(site: Site): CompileInput[] {
  return listReleased(site).map((place) => createDocSource(site, place));
}

/** `compiled` are the compiled pages of `listOptionPages`. */
export function listOptionHrefs(compiled: Compiled[], site: Site): OptionHrefs {
  const pages = listReleased(site).map(({ doc }) => withBase(site.config.baseUrl, doc.path));
  return Object.fromEntries(
    compiled.flatMap(({ options = [] }, index) => options.map(({ name, id }) => [name, `${pages[index]}#${id}`])),
  );
}

function listReleased({ docs }: Site) {
  return docs.flatMap(({ versions }) =>
    versions
      .filter(({ isLast }) => isLast)
      .flatMap((version) => version.docs.filter((doc) => doc.isOptionsPage).map((doc) => ({ version, doc }))),
  );
}
