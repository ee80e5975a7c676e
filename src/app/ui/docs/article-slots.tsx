/** The parts of docs and posts that do not react to readers. Only the server renders them, so the browser needs no code for them. */
import type { ReactNode } from "react";
import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { DocPage, Page, PostPage } from "../../../shared/page.ts";
import { PostMeta } from "../blog/PostMeta.tsx";
import { RecentPosts } from "../blog/RecentPosts.tsx";
import { ReleaseFacts } from "../blog/ReleaseFacts.tsx";
import { PageTurn } from "./PageTurn.tsx";

/** By the names of the slots that `DocPage.tsx` has for them. */
export function listArticleSlots(page: Page): Record<string, ReactNode> {
  if (page.kind === "doc") return { turn: <DocTurn page={page} /> };
  if (page.kind !== "post") return {};
  return {
    recent: <RecentPosts years={page.recent} path={page.path} />,
    meta: <PostMeta {...page} />,
    changes: page.release && <ReleaseFacts release={page.release} />,
    turn: <PostTurn page={page} />,
  };
}

function DocTurn({ page }: { page: DocPage }) {
  return (
    <PageTurn
      label={LABELS.pageNavigation}
      back={page.previous}
      forward={page.next}
      backLabel={LABELS.previous}
      forwardLabel={LABELS.next}
    />
  );
}

function PostTurn({ page }: { page: PostPage }) {
  return (
    <PageTurn
      label={BLOG_LABELS.postNavigation}
      back={page.newer}
      forward={page.older}
      backLabel={BLOG_LABELS.newer}
      forwardLabel={BLOG_LABELS.older}
    />
  );
}
