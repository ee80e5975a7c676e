import type { Failure } from "../worker/messages.ts";
import { WORDS } from "./words.ts";

interface FailureBoxProps {
  failure: Failure | undefined;
  onRetry(): void;
  onGoToError?(): void;
}

/** Below the output, so that a slip of the finger does not move what is being read. Always there, so that it is read out. */
export function FailureBox({ failure, onRetry, onGoToError }: FailureBoxProps) {
  const hints: Partial<Record<Failure["kind"], string>> = WORDS.failureHints;
  return (
    <div className="failure" aria-live="polite" data-kind={failure?.kind}>
      {failure && (
        <>
          <p className="failure-title">{WORDS.failures[failure.kind]}</p>
          {hints[failure.kind] && <p>{hints[failure.kind]}</p>}
          {failure.message && <pre className="failure-message">{failure.message}</pre>}
          {/* Read out line by line it would be noise. */}
          {failure.codeFrame && (
            <pre className="failure-frame" aria-hidden="true">
              {failure.codeFrame}
            </pre>
          )}
          {!["syntax", "embed", "plugins"].includes(failure.kind) && (
            <button type="button" className="tool" onClick={onRetry}>
              {WORDS.retry}
            </button>
          )}
          {failure.place && onGoToError && (
            <button type="button" className="tool" onClick={onGoToError}>
              {WORDS.goToError}
            </button>
          )}
        </>
      )}
    </div>
  );
}
