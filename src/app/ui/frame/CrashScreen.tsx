import { LABELS } from "../../../shared/labels.ts";
import { getErrorChain } from "./error-chain.ts";

/** What is left when a page throws while rendering. It uses no context and no hook: those may be what failed. */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry(): void }) {
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
