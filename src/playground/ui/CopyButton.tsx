import { useEffect, useState } from "react";
import { WORDS } from "./words.ts";

const FEEDBACK_TIME = 2000;

interface CopyButtonProps {
  label: string;
  className?: string;
  getText(): string;
}

/** The widest of its words decides its size, so that nothing moves when it answers. */
export function CopyButton({ label, className = "", getText }: CopyButtonProps) {
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
    <button
      type="button"
      className={`tool ${className}`}
      data-state={feedback && "answered"}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{feedback ?? label}</span>
    </button>
  );
}
