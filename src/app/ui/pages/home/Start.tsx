import { LABELS } from "../../../../shared/labels/labels.ts";
import type { StartWords } from "../../../../shared/labels/page-words.ts";

/**
 * It has the markup of compiled tabs and code blocks, and so their styles, their copy buttons and the remembered choice of a
 * package manager.
 */
export function Start({ words }: { words: StartWords }) {
  const managers = Object.entries(words.commands);
  return (
    <div className="tabs start" data-group="package-manager">
      <div role="tablist" aria-label={words.managers}>
        {managers.map(([manager], index) => (
          <button
            key={manager}
            type="button"
            role="tab"
            id={`start-tab-${manager}`}
            aria-controls={`start-panel-${manager}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={manager}
          >
            {manager}
          </button>
        ))}
      </div>
      {managers.map(([manager, commands], index) => (
        <div
          key={manager}
          role="tabpanel"
          id={`start-panel-${manager}`}
          aria-labelledby={`start-tab-${manager}`}
          data-value={manager}
          hidden={index > 0}
        >
          <Steps steps={words.steps} commands={commands} />
        </div>
      ))}
    </div>
  );
}

function Steps({ steps, commands }: { steps: StartWords["steps"]; commands: string[] }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
          <Command text={commands[index] ?? ""} />
        </li>
      ))}
    </ol>
  );
}

function Command({ text }: { text: string }) {
  return (
    <div className="code-block">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code className="language-bash">
          <span className="line">
            <span className="prompt" aria-hidden="true">
              ${" "}
            </span>
            {text}
          </span>
        </code>
      </pre>
      <button type="button" className="copy-button" data-copy aria-label={LABELS.copyCode}>
        {LABELS.copy}
      </button>
    </div>
  );
}
