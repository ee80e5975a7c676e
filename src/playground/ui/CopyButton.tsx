import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";
import { WORDS } from "./words.ts";

const FEEDBACK_TIME = 2000;

interface CopyButtonProps {
  label: string;
  className?: string;
  getText(): string | Promise<string>;
}

/** Answers in place of its label. */
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
