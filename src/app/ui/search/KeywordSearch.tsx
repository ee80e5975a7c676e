import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import { useSite } from "../../runtime/context.tsx";
import { HistoryActions } from "./HistoryActions.tsx";
import { KeyHints } from "./KeyHints.tsx";
import { createGroups } from "./list-groups.ts";
import { countItems, getOptionId, takeItems } from "./list-box.ts";
import { ListBox } from "./ListBox.tsx";
import { Preview } from "./Preview.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SearchCredit } from "./SearchCredit.tsx";
import { NoResults, SearchFailure } from "./SearchMessages.tsx";
import { useEnter } from "./use-enter.ts";
import { useHistory } from "./use-history.ts";
import { useKeywords } from "./use-keywords.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useSettled } from "./use-settled.ts";
import { VersionChoice } from "./VersionChoice.tsx";

interface KeywordSearchProps {
  /** What is asked first. */
  text: string;
  /** A query that came from the page is there to be typed over. */
  isSelected: boolean;
  scope: string;
  onScope(name: string): void;
  onAsk(question: string): void;
  onClose(): void;
}

/** As many as are in sight. */
const FIRST_ITEMS = 6;

export function KeywordSearch({ text, isSelected, scope, onScope, onAsk, onClose }: KeywordSearchProps) {
  const { search } = useSite();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const keywords = useKeywords(input, scope);
  const { screen, results, state, showsVersions, onType, write, readText } = keywords;
  const stored = useHistory();

  useEffect(() => {
    if (isSelected) input.current?.select();
    else input.current?.setSelectionRange(-1, -1);
  }, [isSelected]);
  // Asking the column itself would make the browser lay out what has just changed.
  const isScrolled = useRef(false);
  useEffect(() => {
    if (isScrolled.current) column.current?.scrollTo(0, 0);
  }, [state.text]);

  const { suggestions } = search;
  const answered = state.text;
  const groups = useMemo(
    () =>
      createGroups({ screen, results, answered, showsVersions, stored, suggestions, onClose, onAsk, onChoose: write }),
    [screen, results, answered, showsVersions, stored, suggestions, onClose, onAsk, write],
  );
  const hasList = countItems(groups) > 0;
  const onEnter = useEnter({ readText, answered, isReady: hasList && screen !== "start", listId });
  const { active, activate, onKeyDown } = useListKeys({
    listId,
    groups,
    listKey: `${answered} ${scope}`,
    readNextKey: useCallback(() => `${readText()} ${scope}`, [readText, scope]),
    onEnter,
  });
  // What is out of sight, and the preview, can wait until somebody has typed.
  const isSettled = useSettled(state.text);
  const isWhole = isSettled || active >= 0;
  const shown = useMemo(() => (isWhole ? groups : takeItems(groups, FIRST_ITEMS)), [isWhole, groups]);
  // The embedded index has the sections themselves; a service has no more than excerpts.
  const previewed = screen === "results" && !search.hosted ? results?.hits[Math.max(active, 0)] : undefined;

  return (
    <>
      <SearchBox
        input={input}
        text={text}
        onType={onType}
        onKeyDown={onKeyDown}
        onWrite={write}
        onCancel={onClose}
        isStalled={state.status === "stalled"}
        listId={hasList ? listId : undefined}
        activeId={active >= 0 ? getOptionId(listId, active) : undefined}
      />
      <div className="search-bar">
        <VersionChoice scopes={keywords.scopes} chosen={scope} onChoose={onScope} />
        <output className={screen === "results" ? "search-count" : "hidden-text"}>{keywords.summary}</output>
      </div>
      <div className="search-body" data-preview={previewed !== undefined || undefined}>
        {/* On a phone, scrolling puts the keyboard away. */}
        <div
          ref={column}
          className="search-column"
          onTouchMove={() => input.current?.blur()}
          onScroll={({ currentTarget }) => (isScrolled.current = currentTarget.scrollTop > 0)}
        >
          {screen === "failed" && <SearchFailure onRetry={keywords.retry} />}
          {screen === "nothing" && <NoResults query={state.text} reportUrl={search.reportUrl} />}
          {hasList && (
            <div className="search-rows">
              <ListBox id={listId} label={SEARCH_WORDS.results} groups={shown} active={active} onActivate={activate} />
              {screen === "start" && <HistoryActions {...stored} />}
            </div>
          )}
          {isWhole && screen === "results" && results!.total > results!.hits.length && (
            <a className="search-all" href={keywords.searchUrl} onClick={onClose}>
              {SEARCH_WORDS.seeAll(results!.total)}
            </a>
          )}
        </div>
        {previewed && <Preview hit={previewed} terms={results!.terms} isSettled={isWhole} loadSource={keywords.load} />}
      </div>
      <div className="search-foot">
        <KeyHints />
        <SearchCredit />
      </div>
    </>
  );
}
