import type { ReactNode } from "react";
import { LABELS } from "../../../shared/labels.ts";

/** Something to know before reading on; looks like the admonitions of Markdown. */
export function Notice({ kind, title, children }: { kind: "note" | "warning"; title?: string; children: ReactNode }) {
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      {title && <p className="admonition-title">{title}</p>}
      <p>{children}</p>
    </div>
  );
}

/** For pages that search engines and lists leave out. */
export function VisibilityNotices({ page }: { page: { unlisted?: boolean; draft?: boolean } }) {
  return (
    <>
      {page.unlisted && (
        <Notice kind="warning" title={LABELS.unlistedTitle}>
          {LABELS.unlisted}
        </Notice>
      )}
      {page.draft && (
        <Notice kind="warning" title={LABELS.draftTitle}>
          {LABELS.draft}
        </Notice>
      )}
    </>
  );
}
