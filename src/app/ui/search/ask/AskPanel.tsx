/** The dialog while questions are answered. The search box has become the place to ask the next one. */
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { LABELS } from "../../../../shared/labels/labels.ts";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import type { SiteData } from "../../../../shared/site.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { createConversation } from "../../../search/answers/conversation.ts";
import type { Answerer, Exchange } from "../../../search/search-types.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { getEmbeddedSource, getLanguage } from "../search-source.ts";
import { listScopes } from "../VersionChoice.tsx";
import { AnswerView } from "./AnswerView.tsx";

export interface AskPanelProps {
  question: string;
  scope: string;
  onBack(): void;
  onClose(): void;
}

const LONGEST_QUESTION = 512;

export function AskPanel({ question, scope, onBack, onClose }: AskPanelProps) {
  const site = useSite();
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [conversation] = useState(() => {
    const tags = listScopes(site, pathname).find((each) => each.name === scope)?.tags ?? [];
    return createConversation(() => loadAnswerer(site), tags);
  });
  const exchanges = useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get);
  const last = exchanges.at(-1);
  const isBusy = last?.status === "thinking" || last?.status === "answering";

  useEffect(() => {
    conversation.ask(question);
    input.current?.focus();
    return conversation.stop;
  }, [conversation, question]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (text.trim() === "" || isBusy) return;
    conversation.ask(text.trim());
    setText("");
  };

  return (
    <>
      <div className="search-box">
        <button type="button" className="search-back" onClick={onBack} aria-label={SEARCH_WORDS.back}>
          <Icon name="back" />
        </button>
        <label>
          <span className="hidden-text">{SEARCH_WORDS.question}</span>
          <input
            ref={input}
            type="text"
            placeholder={isBusy ? SEARCH_WORDS.answering : SEARCH_WORDS.askAnother}
            maxLength={LONGEST_QUESTION}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="send"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {isBusy && (
          <button type="button" onClick={conversation.stop}>
            {SEARCH_WORDS.stop}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {SEARCH_WORDS.cancel}
        </button>
      </div>
      <output className="hidden-text">{last && describe(last)}</output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <section className="search-answers" tabIndex={0} aria-label={SEARCH_WORDS.answers}>
        {exchanges.toReversed().map((exchange, index) => (
          <AnswerView
            key={exchanges.length - index}
            exchange={exchange}
            onRetry={conversation.retry}
            onFollow={onClose}
          />
        ))}
      </section>
    </>
  );
}

/** Read out by screen readers. */
function describe({ status, quotes, text }: Exchange): string {
  if (status === "thinking") return SEARCH_WORDS.thinking;
  if (status === "answering") return SEARCH_WORDS.answering;
  if (status === "failed") return `${SEARCH_WORDS.answerFailed} ${LABELS.retry}`;
  if (status === "stopped") return SEARCH_WORDS.stopped;
  if (text !== "") return text;
  return quotes.length > 0 ? SEARCH_WORDS.quoted : SEARCH_WORDS.nothingToQuote;
}

/** The service that the configuration names, or else quotes from the docs. */
async function loadAnswerer(site: SiteData): Promise<Answerer> {
  const { answers } = site.search;
  if (!answers) return createQuotingAnswerer(site);
  const { createStreamAnswerer } = await import("../../../search/answers/stream-answer.ts");
  return createStreamAnswerer({ url: answers.url, language: getLanguage(site), fetch: window.fetch.bind(window) });
}

function createQuotingAnswerer(site: SiteData): Answerer {
  return async function* quoteDocs(query) {
    yield await getEmbeddedSource(site).answer(query);
  };
}
