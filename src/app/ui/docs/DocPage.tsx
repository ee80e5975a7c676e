import type { DocPage as DocPageData, PostPage, PostParts } from "../../../shared/page.ts";
import { Html } from "../primitives/Html.tsx";
import { VersionNotice, VisibilityNotices } from "./Notices.tsx";
import { PageActions } from "./PageActions.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { FoldedTableOfContents, TableOfContents } from "./TableOfContents.tsx";

/** A doc, or a post, whose own parts are slots (`article-slots.tsx`). */
export default function DocPage({ page }: { page: DocPageData | Omit<PostPage, keyof PostParts> }) {
  const renderSlot = (slot: string) => <Html slot={slot} html={page.html[slot]} />;
  const doc = page.kind === "doc" && page;
  const hasSidebar = !doc || doc.sidebar.length > 0;
  return (
    <div className="wrap layout" data-sides={hasSidebar ? "both" : "end"}>
      <Html slot="recent" html={page.html["recent"]} as="aside" className="sidebar recent" />
      {doc && hasSidebar && <Sidebar items={doc.sidebar} path={page.path} />}
      <div className="layout-main">
        <article className="prose">
          {doc && <VersionNotice page={doc} />}
          <VisibilityNotices page={page} />
          {renderSlot("meta")}
          <h1>{page.title}</h1>
          {renderSlot("changes")}
          <FoldedTableOfContents toc={page.toc} />
          {renderSlot("body")}
        </article>
        <PageActions {...(doc || { editUrl: page.editUrl })} />
        {renderSlot("turn")}
      </div>
      <TableOfContents toc={page.toc} />
    </div>
  );
}
