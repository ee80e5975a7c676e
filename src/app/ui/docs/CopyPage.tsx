import { useState } from "react";
import { LABELS } from "../../../shared/labels.ts";

const FEEDBACK_TIME = 2000;

/** The page as Markdown on the clipboard, for notes, issues and assistants. */
export function CopyPage({ markdownUrl }: { markdownUrl: string }) {
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
