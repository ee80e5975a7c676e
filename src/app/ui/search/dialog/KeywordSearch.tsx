/** The dialog while keywords are searched: search box, versions, list, preview and hints. */
import { lazy, memo, Suspense, useCallback, useEffect, useId, useMemo, useRef, type ComponentType } from "react";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { useSite } from "../../../runtime/context.tsx";
import { isPlainClick } from "../../../search/follow-result.ts";
import type { SearchHit } from "../../../search/search-types.ts";
import { NoResults, NotesMissing, SearchCredit, SearchFailure, StillLooking } from "../SearchMessages.tsx";
import { OtherVersion } from "../OtherVersion.tsx";
import { VersionChoice } from "../VersionChoice.tsx";
import { createGroups } from "./list-groups.tsx";
import { countItems, getOptionId, ListBox, takeItems } from "./ListBox.tsx";
import type { PreviewProps } from "./Preview.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useHistory, type ShownHistory } from "./use-history.ts";
import { REST_MS, useKeywords, useSettled } from "./use-keywords.ts";
import { useEnter, useListKeys } from "./use-list-keys.ts";

interface KeywordSearchProps {
  /** The initial query. */
  text: string;
  /** Whether the query is selected, so that typing replaces it: it was taken from the page, not typed. */
  isSelected: boolean;
  scope: string;
  onScope(name: string): void;
  onAsk(question: string): void;
  onClose(): void;
}

/** Extras, which come after the list. If one does not load, the reader does without it. */
const nothing = { default: () => null };
const Preview = lazy<ComponentType<PreviewProps>>(async () => {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return import("./Preview.tsx").catch(() => nothing);
});
const HistoryActions = lazy<ComponentType<ShownHistory>>(() => import("./HistoryActions.tsx").catch(() => nothing));

/** As many as fit into the dialog without scrolling. */
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
  // Reading the position from the column would make the browser lay out at once what has just changed.
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
  const { active, activeKey, activate, onKeyDown } = useListKeys({
    listId,
    groups,
    listKey: `${answered} ${scope}`,
    readNextKey: useCallback(() => `${readText()} ${scope}`, [readText, scope]),
    onEnter,
  });
  // Items out of sight and the preview can wait until the reader pauses.
  const isSettled = useSettled(state.text);
  const isWhole = isSettled || active >= 0;
  const shown = useMemo(() => (isWhole ? groups : takeItems(groups, FIRST_ITEMS)), [isWhole, groups]);
  // Only the embedded index has whole sections to preview; a service returns excerpts.
  const previewed = screen === "results" && !search.hosted ? findPreviewed(results?.hits ?? [], activeKey) : undefined;

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
        {/* On a phone, scrolling hides the keyboard. */}
        <div
          ref={column}
          className="search-column"
          onTouchMove={() => input.current?.blur()}
          onScroll={({ currentTarget }) => (isScrolled.current = currentTarget.scrollTop > 0)}
        >
          {screen === "failed" && <SearchFailure onRetry={keywords.retry} />}
          {screen === "looking" && <StillLooking />}
          {screen === "nothing" && <NoResults query={state.text} reportUrl={search.reportUrl} />}
          {hasList && (
            <div className="search-rows">
              <ListBox id={listId} label={SEARCH_WORDS.results} groups={shown} active={active} onActivate={activate} />
              {screen === "start" && stored.recent.length + stored.favorites.length > 0 && (
                <Suspense>
                  <HistoryActions {...stored} />
                </Suspense>
              )}
            </div>
          )}
          {results?.records === "missing" && <NotesMissing onRetry={keywords.retry} />}
          {isWhole && results?.records !== "arriving" && results && results.total > results.hits.length && (
            <a className="search-all" href={keywords.searchUrl} onClick={(event) => isPlainClick(event) && onClose()}>
              {SEARCH_WORDS.seeAll(results.total)}
            </a>
          )}
        </div>
        {previewed && results && (
          <Suspense fallback={<div className="search-preview" />}>
            <Preview hit={previewed} terms={results.terms} isSettled={isWhole} loadSource={keywords.load} />
          </Suspense>
        )}
      </div>
      <div className="search-foot">
        <KeyHints />
        <OtherVersion scopes={keywords.scopes} chosen={scope} onChoose={onScope} />
        <SearchCredit />
      </div>
    </>
  );
}

/** The active result, or the first one while something else is active. */
function findPreviewed(hits: SearchHit[], key: string | undefined): SearchHit | undefined {
  return hits.find(({ url }) => url === key) ?? hits[0];
}

const HINTS: { keys: string[]; name: string; label: string }[] = [
  { keys: ["↓", "↑"], name: SEARCH_WORDS.keys.arrows, label: SEARCH_WORDS.keys.navigate },
  { keys: ["↵"], name: SEARCH_WORDS.keys.enter, label: SEARCH_WORDS.keys.select },
  { keys: ["ESC"], name: SEARCH_WORDS.keys.escape, label: SEARCH_WORDS.keys.close },
];

const KeyHints = memo(function KeyHints() {
  return (
    <ul className="search-hints">
      {HINTS.map(({ keys, name, label }) => (
        <li key={label}>
          {keys.map((key) => (
            <kbd key={key} aria-hidden="true">
              {key}
            </kbd>
          ))}
          <span className="hidden-text">{name}: </span>
          {label}
        </li>
      ))}
    </ul>
  );
});
