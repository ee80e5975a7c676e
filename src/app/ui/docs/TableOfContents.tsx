import { LABELS } from "../../../shared/labels/labels.ts";
import { Html } from "../primitives/Html.tsx";

/** Undefined for a page without headings. */
type Contents = { html: string | undefined };

/** Beside the article on wide screens. The link of the section being read gets `aria-current` (see `enhance/toc-spy.ts`). */
export function TableOfContents({ html }: Contents) {
  if (!html) return null;
  return (
    <nav className="contents" aria-label={LABELS.contents} data-contents>
      <p className="contents-title">{LABELS.contents}</p>
      <ContentsList html={html} />
    </nav>
  );
}

/** Above the article on phones, folded into `details`, which need no script. */
export function FoldedTableOfContents({ html }: Contents) {
  if (!html) return null;
  return (
    <details className="contents-folded">
      <summary>{LABELS.contents}</summary>
      <nav aria-label={LABELS.contents}>
        <ContentsList html={html} />
      </nav>
    </details>
  );
}

function ContentsList({ html }: Contents) {
  return <Html slot="contents" html={html} as="ul" className="contents-list" />;
}
