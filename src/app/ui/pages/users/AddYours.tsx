import { LABELS } from "../../../../shared/labels.ts";
import { Link } from "../../primitives/Link.tsx";
import { ADD_YOURS } from "./users-words.ts";

export const ADD_YOURS_ID = "add-yours";

/** The code block has the markup of compiled ones, so that styles and the copy button are the same. */
export function AddYours() {
  const { title, lead, steps, code, edit, icons } = ADD_YOURS;
  return (
    <section className="add-yours" aria-labelledby={ADD_YOURS_ID}>
      <div>
        <h2 id={ADD_YOURS_ID}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div>
        <div className="code-block">
          <div className="code-title">users.yml</div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>{code}</code>
          </pre>
          <button type="button" className="copy-button" data-copy aria-label={LABELS.copyCode}>
            {LABELS.copy}
          </button>
        </div>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="add-links">
          <Link className="button solid" href={edit.href}>
            {edit.label}
          </Link>
          <Link className="button" href={icons.href}>
            {icons.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
