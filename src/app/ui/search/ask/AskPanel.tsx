import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { LABELS } from "../../../../shared/labels.ts";
import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import type { Exchange } from "../../../search/answers/answer-types.ts";
import { createConversation } from "../../../search/answers/conversation.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { Icon } from "../../primitives/Icon.tsx";
import { listScopes } from "../version-scope.ts";
import { AnswerView } from "./AnswerView.tsx";
import { loadAnswerer } from "./load-answerer.ts";

export interface AskPanelProps {
  question: string;
  scope: string;
  onBack(): void;
  onClose(): void;
}

const LONGEST_QUESTION = 512;

/** Questions and their answers, the newest first; the search box has become the place to ask. */
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

/** For who does not see the answer grow. */
function describe({ status, quotes, text }: Exchange): string {
  if (status === "thinking") return SEARCH_WORDS.thinking;
  if (status === "answering") return SEARCH_WORDS.answering;
  if (status === "failed") return `${SEARCH_WORDS.answerFailed} ${LABELS.retry}`;
  if (status === "stopped") return SEARCH_WORDS.stopped;
  if (text !== "") return text;
  return quotes.length > 0 ? SEARCH_WORDS.quoted : SEARCH_WORDS.nothingToQuote;
}
