/** Shows a message in place of a part of the page that fails to render; the rest of the page stays. */
import { Component, type ReactNode } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";

interface CrashGuardProps {
  children: ReactNode;
  /** A new value tries again, because what failed on one page may work on the next. */
  resetKey: unknown;
}

interface CrashGuardState {
  failure?: { error: unknown } | undefined;
  resetKey?: unknown;
}

export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: CrashGuardProps, state: CrashGuardState): CrashGuardState | null {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey, failure: undefined };
  }

  retry = () => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <CrashScreen error={failure.error} onRetry={this.retry} /> : this.props.children;
  }
}

/** It uses no context and no hook, because those may be what failed. */
function CrashScreen({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const [message, ...causes] = getErrorChain(error);
  return (
    <div className="failure crash in-coral" role="alert">
      <h1>{LABELS.crashed}</h1>
      <p>{LABELS.crashedHint}</p>
      <pre className="failure-text">
        {message}
        {causes.map((cause) => `\n\n${LABELS.causedBy}: ${cause}`)}
      </pre>
      <button type="button" className="button solid" onClick={onRetry}>
        {LABELS.tryAgain}
      </button>
    </div>
  );
}

/** The message of an error, then those of its causes. A cause that was already listed ends the chain. */
export function getErrorChain(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && current !== null && !seen.has(current);) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
