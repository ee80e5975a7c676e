import { useState } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import { Link } from "../primitives/Link.tsx";
import { Time } from "../primitives/Time.tsx";

interface PageActionsProps {
  editUrl?: string | undefined;
  markdownUrl?: string | undefined;
  updated?: string | undefined;
}

/** Edit the page, copy it, view it as Markdown; and when it was changed last. */
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

const FEEDBACK_TIME = 2000;

/** Copies the Markdown export of the page, for notes, issues and assistants. */
function CopyPage({ markdownUrl }: { markdownUrl: string }) {
  const [label, setLabel] = useState(LABELS.copyPage);
  const copy = async () => {
    const isCopied = await copyMarkdown(markdownUrl).then(
      () => true,
      () => false,
    );
    setLabel(isCopied ? LABELS.copied : LABELS.copyPageFailed);
    setTimeout(() => setLabel(LABELS.copyPage), FEEDBACK_TIME);
  };
  return (
    <button type="button" className="copy-page needs-js" aria-live="polite" onClick={() => void copy()}>
      {label}
    </button>
  );
}

async function copyMarkdown(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await navigator.clipboard.writeText(await response.text());
}
