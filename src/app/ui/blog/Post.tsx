import "../../../styles/blog.css";
import type { ReactNode } from "react";
import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { NavLink, PostPage, ReleaseFacts as Facts } from "../../../shared/page.ts";
import { VisibilityNotices } from "../docs/Notices.tsx";
import { PageActions, PageTurn } from "../docs/PageEnd.tsx";
import { FoldedTableOfContents, TableOfContents } from "../docs/TableOfContents.tsx";
import { Html } from "../primitives/Html.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { RecentPosts } from "./RecentPosts.tsx";

export default function Post({ page }: { page: PostPage }) {
  return (
    <div className="wrap layout" data-sides="both">
      <RecentPosts years={page.recent} path={page.path} />
      <div className="layout-main">
        <article className="prose">
          <VisibilityNotices page={page} />
          <PostMeta {...page} />
          <h1>{page.title}</h1>
          {page.release && <ReleaseFacts release={page.release} />}
          <FoldedTableOfContents toc={page.toc} />
          <Html slot="body" html={page.html["body"]} />
        </article>
        <PageActions editUrl={page.editUrl} />
        <PageTurn
          label={BLOG_LABELS.postNavigation}
          back={page.newer}
          forward={page.older}
          backLabel={BLOG_LABELS.newer}
          forwardLabel={BLOG_LABELS.older}
        />
      </div>
      <TableOfContents toc={page.toc} />
    </div>
  );
}

/** The options of a release, and links to its neighbors. */
function ReleaseFacts({ release }: { release: Facts }) {
  const { options, previous, next, playground } = release;
  const [added, changed] = [options.filter(({ what }) => !what), options.filter(({ what }) => what)];
  return (
    <aside aria-label={BLOG_LABELS.releaseFacts}>
      <dl className="release-facts">
        {added.length > 0 && <Fact label={BLOG_LABELS.newOptions}>{added.map(renderOption)}</Fact>}
        {changed.length > 0 && <Fact label={BLOG_LABELS.changedOptions}>{changed.map(renderOption)}</Fact>}
        {previous && <ReleaseLink label={BLOG_LABELS.previousRelease} link={previous} />}
        {next && <ReleaseLink label={BLOG_LABELS.nextRelease} link={next} />}
        <Fact label={BLOG_LABELS.tryIt}>
          <dd>
            <a href={playground} data-plain="">
              {LABELS.playground}
            </a>
          </dd>
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

function ReleaseLink({ label, link }: { label: string; link: NavLink }) {
  return (
    <Fact label={label}>
      <dd>
        <a href={link.href}>{link.label}</a>
      </dd>
    </Fact>
  );
}

function renderOption({ name, href, what }: Facts["options"][number]) {
  return (
    <dd key={name}>
      <a href={href}>
        <code>{name}</code>
      </a>
      {what && ` ${what}`}
    </dd>
  );
}
