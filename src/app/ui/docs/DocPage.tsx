import { LABELS } from "../../../shared/labels/labels.ts";
import type { DocPage as DocPageData } from "../../../shared/page.ts";
import { Html } from "../primitives/Html.tsx";
import { VersionNotice, VisibilityNotices } from "./Notices.tsx";
import { PageActions, PageTurn } from "./PageEnd.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { FoldedTableOfContents, TableOfContents } from "./TableOfContents.tsx";

export default function DocPage({ page }: { page: DocPageData }) {
  const hasSidebar = page.sidebar.length > 0;
  return (
    <div className="wrap layout" data-sides={hasSidebar ? "both" : "end"}>
      {hasSidebar && <Sidebar items={page.sidebar} path={page.path} />}
      <div className="layout-main">
        <article className="prose">
          <VersionNotice page={page} />
          <VisibilityNotices page={page} />
          <h1>{page.title}</h1>
          {page.html["changes"] && <Html slot="changes" html={page.html["changes"]} />}
          <FoldedTableOfContents toc={page.toc} />
          <Html slot="body" html={page.html["body"]} />
        </article>
        <PageActions editUrl={page.editUrl} markdownUrl={page.markdownUrl} updated={page.updated} />
        <PageTurn
          label={LABELS.pageNavigation}
          back={page.previous}
          forward={page.next}
          backLabel={LABELS.previous}
          forwardLabel={LABELS.next}
        />
      </div>
      <TableOfContents toc={page.toc} />
    </div>
  );
}
