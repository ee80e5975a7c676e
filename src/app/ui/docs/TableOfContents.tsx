import { LABELS } from "../../../shared/labels/labels.ts";
import type { TocItem } from "../../../shared/page.ts";

/** Beside the article on wide screens. The link of the section being read gets `aria-current` (see `enhance/toc-spy.ts`). */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  if (toc.length === 0) return null;
  return (
    <nav className="contents" aria-label={LABELS.contents} data-contents>
      <p className="contents-title">{LABELS.contents}</p>
      <TocList toc={toc} />
    </nav>
  );
}

/** Above the article on phones, folded into `details`, which need no script. */
export function FoldedTableOfContents({ toc }: { toc: TocItem[] }) {
  if (toc.length === 0) return null;
  return (
    <details className="contents-folded">
      <summary>{LABELS.contents}</summary>
      <nav aria-label={LABELS.contents}>
        <TocList toc={toc} />
      </nav>
    </details>
  );
}

function TocList({ toc }: { toc: TocItem[] }) {
  return (
    <ul className="contents-list">
      {toc.map((item) => (
        <li key={item.id} data-level={item.level}>
          <a href={`#${item.id}`}>{item.text}</a>
        </li>
      ))}
    </ul>
  );
}
