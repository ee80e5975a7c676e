import { useEffect, useState } from "react";
import { WORDS } from "./words.ts";

const FEEDBACK_TIME = 2000;

interface CopyButtonProps {
  label: string;
  getText(): string;
}

/** Answers in place of its label. */
export function CopyButton({ label, getText }: CopyButtonProps) {
  const [feedback, setFeedback] = useState<string>();

  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(undefined), FEEDBACK_TIME);
    return () => clearTimeout(timer);
  }, [feedback]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText());
      setFeedback(WORDS.copied);
    } catch {
      setFeedback(WORDS.copyFailed);
    }
  };

  return (
    <button type="button" className="tool" data-state={feedback && "answered"} onClick={() => void copy()}>
      <span aria-live="polite">{feedback ?? label}</span>
    </button>
  );
}
