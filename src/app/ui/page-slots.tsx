/** The parts of pages that do not react to readers. Only the server renders them, so the browser needs no code for them. */
import type { ReactNode } from "react";
import { BLOG_LABELS } from "../../shared/labels/blog-labels.ts";
import { LABELS } from "../../shared/labels/labels.ts";
import type { DocPage, Page, PlainPage, PostPage, TocItem } from "../../shared/page.ts";
import { Archive } from "./blog/Archive.tsx";
import { Author } from "./blog/Author.tsx";
import { Authors } from "./blog/Authors.tsx";
import { BlogList } from "./blog/BlogList.tsx";
import { PostMeta } from "./blog/PostMeta.tsx";
import { RecentPosts } from "./blog/RecentPosts.tsx";
import { ReleaseFacts } from "./blog/ReleaseFacts.tsx";
import { PageTurn } from "./docs/PageTurn.tsx";
import { BannerParts } from "./pages/Banner.tsx";
import { HomeSections } from "./pages/home/HomeSections.tsx";
import { UserList } from "./pages/users/UserList.tsx";

/** By the names of the slots that the components of the pages have for them. */
export function listSlots(page: Page): Record<string, ReactNode> {
  const whole = drawStaticPage(page);
  if (whole) return { page: whole };
  if (page.kind === "home") return { sections: <HomeSections page={page} /> };
  if (!("toc" in page)) return {};
  const contents = <ContentsItems toc={page.toc} />;
  if (page.kind === "plain") return { contents, banner: <PlainBanner page={page} /> };
  if (page.kind === "doc") return { contents, turn: <DocTurn page={page} /> };
  return {
    contents,
    recent: <RecentPosts years={page.recent} path={page.path} />,
    meta: <PostMeta {...page} />,
    changes: page.release && <ReleaseFacts release={page.release} />,
    turn: <PostTurn page={page} />,
  };
}

/** Undefined for pages that are drawn in the browser, too. */
function drawStaticPage(page: Page): ReactNode {
  switch (page.kind) {
    case "blog-list":
      return <BlogList page={page} />;
    case "archive":
      return <Archive page={page} />;
    case "authors":
      return <Authors page={page} />;
    case "author":
      return <Author page={page} />;
    case "users":
      return <UserList page={page} />;
    default:
      return undefined;
  }
}

/** Of the list in `TableOfContents.tsx`. */
function ContentsItems({ toc }: { toc: TocItem[] }) {
  return toc.map(({ id, level, text }) => (
    <li key={id} data-level={level}>
      <a href={`#${id}`}>{text}</a>
    </li>
  ));
}

/** Many lines, and the one that the reader looks for. */
const ROWS = ["0l0g0m", " 0f0r0h", " 0m0e0i0g", "  5k5e5p", "  0h0l0j", " 0q0f", "0e"];

function PlainBanner({ page }: { page: PlainPage }) {
  return <BannerParts title={page.title} lead={page.description} rows={ROWS} />;
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
