import "../../../styles/blog.css";
import { LABELS } from "../../../shared/labels.ts";
import type { ArchivePage } from "../../../shared/page.ts";
import { PageHead } from "../primitives/PageHead.tsx";
import { FeedLinks } from "./FeedLinks.tsx";
import { OptionsByRelease } from "./OptionsByRelease.tsx";
import { Timeline } from "./Timeline.tsx";

export default function Archive({ page }: { page: ArchivePage }) {
  return (
    <div className="wrap single">
      <PageHead title={page.title} lead={page.description}>
        <p className="archive-links">
          {page.options.length > 0 && <a href="#options">{LABELS.optionsByRelease}</a>} <FeedLinks />
        </p>
      </PageHead>
      <Timeline years={page.years} axis={page.axis} />
      {page.options.length > 0 && <OptionsByRelease options={page.options} />}
    </div>
  );
}
