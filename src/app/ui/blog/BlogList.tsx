import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import type { BlogListPage, PostSummary } from "../../../shared/page.ts";
import { PageTurn } from "../docs/PageTurn.tsx";
import { Markup } from "../primitives/Html.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { RecentPosts } from "./RecentPosts.tsx";

export function BlogList({ page }: { page: BlogListPage }) {
  return (
    <div className="wrap layout" data-sides="start">
      <aside className="sidebar recent">
        <RecentPosts years={page.recent} path={page.path} />
      </aside>
      <div className="layout-main">
        <h1>{page.title}</h1>
        {page.posts.map((post) => (
          <Excerpt key={post.href} post={post} html={page.html[post.slot] ?? ""} />
        ))}
        <PageTurn
          label={BLOG_LABELS.listNavigation}
          back={page.newer}
          forward={page.older}
          backLabel={BLOG_LABELS.newerPosts}
          forwardLabel={BLOG_LABELS.olderPosts}
        />
      </div>
    </div>
  );
}

function Excerpt({ post, html }: { post: PostSummary; html: string }) {
  return (
    <article className="excerpt">
      <h2>
        <a href={post.href}>{post.title}</a>
      </h2>
      <PostMeta {...post} />
      <Markup html={html} className="prose" />
      <a className="more" href={post.href} aria-label={BLOG_LABELS.readMoreAbout(post.title)}>
        {BLOG_LABELS.readMore}
      </a>
    </article>
  );
}
