/** What several panes have in common: their head, the skeleton before there is code, and the box for failures. */
import type { ReactNode } from "react";
import { Bars } from "../../../app/ui/primitives/Bars.tsx";
import type { Session } from "../../session.ts";
import type { Failure } from "../../worker/messages.ts";
import { WORDS } from "../words.ts";

/** Little drawings of code: ragged lines for the input, even lines for the output. */
const MARKS = {
  input: [" 5d", "5c5b", "  5f"],
  output: ["5e5c", " 5h", "5e5c"],
  options: ["5b0g", "0f5b", "0b5b0d"],
};

interface PaneHeadProps {
  id: string;
  kind: keyof typeof MARKS;
  title: string;
  children: ReactNode;
}

export function PaneHead({ id, kind, title, children }: PaneHeadProps) {
  return (
    <div className="pane-head">
      <Bars rows={MARKS[kind]} className="pane-mark" />
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

/** Lines that look like code from afar, shown until there is code. */
const ROWS = {
  input: ["0f0m", "   0j0d", " 0h", "0c0e0k", "     0l", "  0g0f", "0p"],
  output: ["0f0m", " 0j0d", " 0l0h", " 0e0k", " 0g0m", "0f", "0j0h"],
};

export function Skeleton({ kind }: { kind: keyof typeof ROWS }) {
  return <Bars rows={ROWS[kind]} className="skeleton" />;
}

interface FailureBoxProps {
  failure: Failure | undefined;
  session: Session | undefined;
  onGoToError?(): void;
}

/** Below the output, so that an error moves no text, and always there, because screen readers announce changes of known elements only. */
export function FailureBox({ failure, session, onGoToError }: FailureBoxProps) {
  const hints: Partial<Record<Failure["kind"], string>> = WORDS.failureHints;
  return (
    <div className="failure" aria-live="polite" data-kind={failure?.kind}>
      {failure && (
        <>
          <p className="failure-title">
            {failure.seconds === undefined ? WORDS.failures[failure.kind] : WORDS.stoppedAfter(failure.seconds)}
          </p>
          {hints[failure.kind] && <p>{hints[failure.kind]}</p>}
          {failure.message && <pre className="failure-message">{failure.message}</pre>}
          {/* Hidden from screen readers, because its lines make no sense when they are read out. */}
          {failure.codeFrame && (
            <pre className="failure-frame" aria-hidden="true">
              {failure.codeFrame}
            </pre>
          )}
          {failure.seconds !== undefined && (
            <button type="button" className="tool" onClick={session?.waitLonger}>
              {WORDS.waitLonger}
            </button>
          )}
          {failure.plugins?.map((name) => (
            <button key={name} type="button" className="tool" onClick={() => void session?.togglePlugin(name)}>
              {WORDS.turnOff(name)}
            </button>
          ))}
          {!["syntax", "embed", "plugins", "plugin", "timeout"].includes(failure.kind) && (
            <button type="button" className="tool" onClick={session?.retry}>
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
