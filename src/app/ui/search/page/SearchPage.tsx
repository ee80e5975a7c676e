/** The search page: results while there is a query, otherwise recent queries and a list of all pages. */
import "../../../../styles/pages.css";
import "../../../../styles/search.css";
import "../../../../styles/search/page.css";
import { useEffect, useMemo, useReducer, useRef, type FormEvent } from "react";
import { LABELS } from "../../../../shared/labels.ts";
import type { SearchPage as Page } from "../../../../shared/page.ts";
import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import { useSite } from "../../../runtime/context.tsx";
import { createRecentQueries, getStorage, type RecentQueries } from "../../../search/history.ts";
import { PageHead } from "../../primitives/PageHead.tsx";
import { SearchForm } from "../SearchForm.tsx";
import { SearchIcon } from "../SearchIcon.tsx";
import { Filters, FoundList } from "./FoundList.tsx";
import { usePageSearch } from "./use-page-search.ts";
import { useSearchParams } from "./use-search-params.ts";

export default function SearchPage({ page }: { page: Page }) {
  const { title, titleDelimiter } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const { params, isKnown, change } = useSearchParams(field);
  const search = usePageSearch(params, isKnown);
  const recent = useMemo(() => createRecentQueries(getStorage()), []);
  const { text } = params;
  const isBlank = text.trim() === "";
  const heading = isBlank ? page.title : SEARCH_WORDS.resultsFor(text);

  useEffect(() => {
    document.title = `${heading} ${titleDelimiter} ${title}`;
  }, [heading, title, titleDelimiter]);

  const remember = () => {
    if (!isBlank) recent.remember(text.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    remember();
  };

  return (
    <div className="wrap single">
      <PageHead title={heading} />
      <SearchForm
        field={field}
        label={LABELS.search}
        placeholder={SEARCH_WORDS.typeHere}
        value={text}
        onChange={(event) => change({ ...params, text: event.target.value })}
        onSubmit={onSubmit}
      />
      {!isBlank ? (
        <>
          <Filters
            params={params}
            scopes={search.scopes}
            scope={search.scope}
            onChange={(next) => change(next, "push")}
          />
          <FoundList search={search} onFollow={remember} />
        </>
      ) : (
        <>
          {isKnown && <RecentQueryList recent={recent} onChoose={(query) => change({ ...params, text: query })} />}
          <PageList sections={page.sections} />
        </>
      )}
    </div>
  );
}

interface RecentQueryListProps {
  recent: RecentQueries;
  onChoose(query: string): void;
}

function RecentQueryList({ recent, onChoose }: RecentQueryListProps) {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const queries = recent.list();
  if (queries.length === 0) return null;
  const andRefresh = (change: () => void) => () => {
    change();
    refresh();
  };
  return (
    <section className="search-recent">
      <h2>
        {SEARCH_WORDS.recentSearches}{" "}
        <button type="button" onClick={andRefresh(recent.clear)}>
          {SEARCH_WORDS.clear}
        </button>
      </h2>
      <ul className="search-recent-list">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={SEARCH_WORDS.removeQuery(query)}
              onClick={andRefresh(() => recent.forget(query))}
            >
              <SearchIcon name="remove" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All pages by section, for readers who browse and for readers without JavaScript. */
function PageList({ sections }: { sections: Page["sections"] }) {
  return (
    <section className="page-list" aria-label={SEARCH_WORDS.browse}>
      {sections.map((section) => (
        <div key={section.label}>
          <h2>{section.label}</h2>
          <ul className="page-links">
            {section.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
