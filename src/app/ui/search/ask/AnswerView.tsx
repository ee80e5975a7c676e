import { LABELS } from "../../../../shared/labels.ts";
import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import type { Exchange } from "../../../search/answers/answer-types.ts";
import { Link } from "../../primitives/Link.tsx";
import { SmallMarkdown } from "../SmallMarkdown.tsx";
import { QuoteView } from "./QuoteView.tsx";

interface AnswerViewProps {
  exchange: Exchange;
  onRetry(): void;
  /** A source is being opened. */
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
                <Link href={url} onClick={onFollow}>
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
