import { useEffect, useState } from "react";
import { WORDS } from "./words.ts";

const FEEDBACK_TIME = 2000;

interface CopyButtonProps {
  label: string;
  className?: string;
  getText(): string | Promise<string>;
}

/** Shows for a moment in place of its label whether it has copied the text. */
export function CopyButton({ label, className = "tool", getText }: CopyButtonProps) {
  const [feedback, setFeedback] = useState<string>();

  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(undefined), FEEDBACK_TIME);
    return () => clearTimeout(timer);
  }, [feedback]);

  const copy = async () => setFeedback((await copyText(getText())) ? WORDS.copied : WORDS.copyFailed);

  return (
    <button type="button" className={className} data-state={feedback && "answered"} onClick={() => void copy()}>
      <span aria-live="polite">{feedback ?? label}</span>
    </button>
  );
}

/** Whether the text is in the clipboard now. A slow text is passed on as a promise: Safari refuses to copy long after a click. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

function toBlob(text: string): Blob {
  return new Blob([text], { type: "text/plain" });
}
