import { LABELS } from "../../../../shared/labels.ts";
import type { Quote } from "../../../search/answers/answer-types.ts";
import { InlineMarkdown } from "../SmallMarkdown.tsx";

/** A passage with where it stands; the table of an option and a command, where they are the answer. */
export function QuoteView({ quote, onFollow }: { quote: Quote; onFollow(): void }) {
  const { url, pageTitle, title, passages, terms, code, facts } = quote;
  return (
    <figure className="search-quote">
      <blockquote cite={url}>
        {passages.map((passage, index) => (
          <p key={index}>
            <InlineMarkdown text={passage} terms={new Set(terms)} />
          </p>
        ))}
        {code && <pre>{code.text}</pre>}
        {facts && <FactTable facts={facts} />}
      </blockquote>
      <figcaption>
        <a href={url} onClick={onFollow}>
          {title === pageTitle ? title : `${pageTitle} › ${title}`}
        </a>
      </figcaption>
    </figure>
  );
}

function FactTable({ facts }: { facts: NonNullable<Quote["facts"]> }) {
  const rows = [
    [LABELS.optionApiName, facts.name],
    [LABELS.optionDefault, facts.default],
    [LABELS.optionChoices, facts.choices?.join(", ")],
    [LABELS.optionFlag, facts.flag],
    [LABELS.optionSince, facts.since],
  ].filter(([label, value]) => value && !(label === LABELS.optionApiName && value.startsWith("-")));
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
