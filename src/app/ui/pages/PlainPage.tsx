import "../../../styles/pages.css";
import type { PlainPage as PlainPageData } from "../../../shared/page.ts";
import { FoldedTableOfContents, TableOfContents } from "../docs/TableOfContents.tsx";
import { Html } from "../primitives/Html.tsx";

export default function PlainPage({ page }: { page: PlainPageData }) {
  return (
    <>
      <Html slot="banner" html={page.html["banner"]} className="banner" />
      <div className="wrap layout" data-sides="end">
        <article className="prose layout-main">
          <FoldedTableOfContents html={page.html["contents"]} />
          <Html slot="body" html={page.html["body"]} className="plain-body" />
        </article>
        <TableOfContents html={page.html["contents"]} />
      </div>
    </>
  );
}
