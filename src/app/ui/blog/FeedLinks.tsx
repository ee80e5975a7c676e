import { LABELS } from "../../../shared/labels.ts";
import { useSite } from "../../runtime/context.tsx";

/** The feeds are files, not pages: the browser opens them. */
export function FeedLinks() {
  const { path, hasReleases } = useSite().blog;
  const feeds = [
    { label: LABELS.rss, file: "rss.xml" },
    { label: LABELS.atom, file: "atom.xml" },
    { label: LABELS.json, file: "feed.json" },
    ...(hasReleases ? [{ label: LABELS.releasesFeed, file: "releases/rss.xml" }] : []),
  ];
  return feeds.map(({ label, file }) => (
    <a key={file} href={`${path}/${file}`} data-plain="">
      {label}
    </a>
  ));
}
