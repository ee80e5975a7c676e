import "../../../styles/pages.css";
import type { PlainPage as PlainPageData } from "../../../shared/page.ts";
import { FoldedTableOfContents, TableOfContents } from "../docs/TableOfContents.tsx";
import { Html } from "../primitives/Html.tsx";
import { Banner } from "./Banner.tsx";

/** Many lines, and the one that the reader looks for. */
const ROWS = ["0l0g0m", " 0f0r0h", " 0m0e0i0g", "  5k5e5p", "  0h0l0j", " 0q0f", "0e"];

export default function PlainPage({ page }: { page: PlainPageData }) {
  return (
    <>
      <Banner title={page.title} lead={page.description} rows={ROWS} />
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
