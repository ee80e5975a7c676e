import { LABELS } from "../../../../shared/labels/labels.ts";
import type { UsersWords } from "../../../../shared/labels/page-words.ts";
import { Link } from "../../primitives/Link.tsx";
import { LinkedHeading } from "../../primitives/LinkedHeading.tsx";

export const ADD_YOURS_ID = "add-yours";

const WORDS = {
  title: "Add yours",
  steps: [
    "Open the list on GitHub and add an entry at its end.",
    "Take the logo from the Simple Icons collection by its name, or write image instead of icon, with the address of an SVG or PNG file in public/. Without either, your name is set as a wordmark.",
    "Open the pull request. The build reads the list, and tells file, line and field if something is not right.",
  ],
  code: `- caption: Your Name
  infoLink: https://example.org
  icon: yourname`,
  icons: { label: "Look up a logo", href: "https://simpleicons.org" },
};

/** How to get onto the page. The code block has the markup of compiled ones, so that it gets their styles and copy button. */
export function AddYours({ lead, edit }: NonNullable<UsersWords["add"]>) {
  const { title, steps, code, icons } = WORDS;
  return (
    <section className="add-yours" aria-label={title}>
      <div>
        <LinkedHeading id={ADD_YOURS_ID} title={title} />
        <p className="lead">{lead}</p>
      </div>
      <div>
        <div className="code-block">
          <div className="code-title">users.yml</div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard */}
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
