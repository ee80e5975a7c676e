import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import type { ArchivePage } from "../../../shared/page.ts";
import Timeline from "../components/Timeline.tsx";
import { PageHead } from "../primitives/PageHead.tsx";
import { OptionsByRelease } from "./OptionsByRelease.tsx";
import { FeedLinks } from "./RecentPosts.tsx";

export function Archive({ page }: { page: ArchivePage }) {
  return (
    <div className="wrap single">
      <PageHead title={page.title} lead={page.description}>
        <p className="archive-links">
          {page.options.length > 0 && <a href="#options">{BLOG_LABELS.optionsByRelease}</a>} <FeedLinks />
        </p>
      </PageHead>
      <Timeline years={page.years} axis={page.axis} />
      {page.options.length > 0 && <OptionsByRelease options={page.options} />}
    </div>
  );
}
