/** What a release post shows beside its text: its neighbours, the options it brought, and where to try it. */
import type { NavLink, ReleaseFacts } from "../../shared/page.ts";
import { LABELS } from "../../shared/labels.ts";
import { PLAYGROUND } from "../../shared/playground-link.ts";
import type { PostSource } from "../content/blog.ts";
import type { Site } from "../content/load-site.ts";
import type { OptionHrefs } from "../content/option-anchors.ts";
import { listOptionNews, shortenVersion, type Release } from "../content/releases.ts";

export interface ReleaseContext {
  site: Site;
  /** Newest first. */
  releases: Release[];
  optionHrefs: OptionHrefs;
  toHref(path: string): string;
}

export function describeRelease(post: PostSource, context: ReleaseContext): ReleaseFacts | undefined {
  const { site, releases, optionHrefs, toHref } = context;
  const index = releases.findIndex((release) => release.post === post);
  const release = releases[index];
  if (!release) return undefined;
  const [next, previous] = [releases[index - 1], releases[index + 1]];
  const toLink = ({ version, post: { path } }: Release): NavLink => ({
    label: LABELS.release(shortenVersion(version)),
    href: toHref(path),
  });
  return {
    options: listOptionNews(site.optionHistory, release.version, next?.version).map(({ name, what }) => ({
      name,
      ...(optionHrefs[name] && { href: optionHrefs[name] }),
      ...(what && { what }),
    })),
    playground: toHref(PLAYGROUND),
    ...(previous && { previous: toLink(previous) }),
    ...(next && { next: toLink(next) }),
  };
}
