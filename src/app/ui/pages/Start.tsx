import { LABELS } from "../../../shared/labels.ts";
import { START } from "./home-words.ts";

/** The same markup as a compiled code block, so that styles and the copy button are the same. */
export function Start() {
  return (
    <ol className="steps">
      {START.steps.map((step) => (
        <li key={step.title}>
          <div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </div>
          <div className="code-block" data-language="bash">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
            <pre tabIndex={0}>
              <code className="language-bash">
                <span className="line">
                  <span className="prompt">$ </span>
                  {step.command}
                </span>
              </code>
            </pre>
            <button type="button" className="copy-button" data-copy aria-label={LABELS.copyCode}>
              {LABELS.copy}
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}
