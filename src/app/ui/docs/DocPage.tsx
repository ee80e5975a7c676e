import type { DocPage as DocPageData, PostPage, PostParts } from "../../../shared/page.ts";
import { Html } from "../primitives/Html.tsx";
import { VersionNotice, VisibilityNotices } from "./Notices.tsx";
import { PageActions } from "./PageActions.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { FoldedTableOfContents, TableOfContents } from "./TableOfContents.tsx";

/** A doc, or a post, whose own parts are slots (`page-slots.tsx`). */
export default function DocPage({ page }: { page: DocPageData | Omit<PostPage, keyof PostParts> }) {
  const { html } = page;
  const doc = page.kind === "doc" && page;
  const hasSidebar = !doc || doc.sidebar.length > 0;
  return (
    <div className="wrap layout" data-sides={hasSidebar ? "both" : "end"}>
      <Html slot="recent" html={html["recent"]} as="aside" className="sidebar recent" />
      {doc && hasSidebar && <Sidebar items={doc.sidebar} path={page.path} />}
      <div className="layout-main">
        <article className="prose">
          {doc && <VersionNotice page={doc} />}
          <VisibilityNotices page={page} />
          <Html slot="meta" html={html["meta"]} />
          <h1>{page.title}</h1>
          <Html slot="changes" html={html["changes"]} />
          <FoldedTableOfContents html={html["contents"]} />
          <Html slot="body" html={html["body"]} />
        </article>
        <PageActions {...(doc || { editUrl: page.editUrl })} />
        <Html slot="turn" html={html["turn"]} />
      </div>
      <TableOfContents html={html["contents"]} />
    </div>
  );
}
