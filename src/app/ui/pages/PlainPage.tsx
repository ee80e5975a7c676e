import "../../../styles/pages.css";
import type { PlainPage as PlainPageData } from "../../../shared/page.ts";
import { Contents, FoldedContents } from "../docs/Contents.tsx";
import { Html } from "../primitives/Html.tsx";

export default function PlainPage({ page }: { page: PlainPageData }) {
  return (
    <div className="wrap layout" data-sides="end">
      <article className="prose layout-main">
        <h1>{page.title}</h1>
        <FoldedContents toc={page.toc} />
        <Html slot="body" html={page.html["body"]} className="plain-body" />
      </article>
      <Contents toc={page.toc} />
    </div>
  );
}
