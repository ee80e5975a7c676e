import "../../../styles/blog.css";
import { LABELS } from "../../../shared/labels.ts";
import type { PostPage } from "../../../shared/page.ts";
import { Contents, FoldedContents } from "../docs/Contents.tsx";
import { VisibilityNotices } from "../docs/Notice.tsx";
import { PageActions } from "../docs/PageActions.tsx";
import { PageTurn } from "../docs/PageTurn.tsx";
import { Html } from "../primitives/Html.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { ReleaseFacts } from "./ReleaseFacts.tsx";
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
          <FoldedContents toc={page.toc} />
          <Html slot="body" html={page.html["body"]} />
        </article>
        <PageActions editUrl={page.editUrl} />
        <PageTurn
          label={LABELS.postNavigation}
          back={page.newer}
          forward={page.older}
          backLabel={LABELS.newer}
          forwardLabel={LABELS.older}
        />
      </div>
      <Contents toc={page.toc} />
    </div>
  );
}
