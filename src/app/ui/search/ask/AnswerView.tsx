/** A question and its answer: quotes from the docs, or the text of a service with its sources. */
import type { MouseEvent } from "react";
import { LABELS } from "../../../../shared/labels/labels.ts";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { isPlainClick, markOnArrival } from "../../../search/follow-result.ts";
import type { Exchange, Quote } from "../../../search/search-types.ts";
import { Link } from "../../primitives/Link.tsx";
import { InlineMarkdown, SmallMarkdown } from "../RecordText.tsx";

interface AnswerViewProps {
  exchange: Exchange;
  onRetry(): void;
  /** Called when the reader opens a source in this tab. */
  onFollow(): void;
}

const NO_TERMS = new Set<string>();

export function AnswerView({ exchange, onRetry, onFollow }: AnswerViewProps) {
  const { question, status, quotes, text, sources } = exchange;
  const isEmpty = quotes.length === 0 && text === "";
  return (
    <article className="search-exchange">
      <h2>{question}</h2>
      {status === "thinking" && <p className="search-state">{SEARCH_WORDS.thinking}</p>}
      {status === "done" && isEmpty && <p>{SEARCH_WORDS.nothingToQuote}</p>}
      {quotes.length > 0 && <p className="search-state">{SEARCH_WORDS.quoted}</p>}
      {quotes.map((quote) => (
        <QuoteView key={quote.url} quote={quote} onFollow={onFollow} />
      ))}
      <SmallMarkdown text={text} terms={NO_TERMS} />
      {status === "answering" && <p className="search-state">{SEARCH_WORDS.answering}</p>}
      {status === "stopped" && <p className="search-state">{SEARCH_WORDS.stopped}</p>}
      {sources.length > 0 && (
        <>
          <h3>{SEARCH_WORDS.sources}</h3>
          <ul>
            {sources.map(({ title, url }) => (
              <li key={url}>
                <Link href={url} onClick={(event) => isPlainClick(event) && onFollow()}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {text !== "" && <p className="search-state">{SEARCH_WORDS.generated}</p>}
      {status === "failed" && (
        <div className="in-coral">
          <p>
            {SEARCH_WORDS.answerFailed} {SEARCH_WORDS.failedHint}.
          </p>
          <button type="button" className="button" onClick={onRetry}>
            {LABELS.retry}
          </button>
        </div>
      )}
    </article>
  );
}

/** Passages with a link to their section. A command and the facts of an option follow when they belong to the answer. */
function QuoteView({ quote, onFollow }: { quote: Quote; onFollow(): void }) {
  const { url, pageTitle, title, passages, terms, code, facts } = quote;
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    markOnArrival({ title, passages });
    onFollow();
  };
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
        <a href={url} onClick={follow}>
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
