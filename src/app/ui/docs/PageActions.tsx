import { LABELS } from "../../../shared/labels.ts";
import { Link } from "../primitives/Link.tsx";
import { CopyPage } from "./CopyPage.tsx";
import { Time } from "../primitives/Time.tsx";

interface PageActionsProps {
  editUrl?: string | undefined;
  markdownUrl?: string | undefined;
  updated?: string | undefined;
}

/** What can be done with the page itself. */
export function PageActions({ editUrl, markdownUrl, updated }: PageActionsProps) {
  if (!editUrl && !markdownUrl && !updated) return null;
  return (
    <div className="page-actions">
      {editUrl && <Link href={editUrl}>{LABELS.edit}</Link>}
      {markdownUrl && (
        <>
          <CopyPage markdownUrl={markdownUrl} />
          <a href={markdownUrl} type="text/markdown">
            {LABELS.viewMarkdown}
          </a>
        </>
      )}
      {updated && (
        <span className="meta">
          {`${LABELS.lastUpdated} `}
          <Time date={updated} />
        </span>
      )}
    </div>
  );
}
