/** The search page: results while there is a query, otherwise recent queries and a list of all pages. */
import "../../../../styles/pages.css";
import "../../../../styles/search.css";
import "../../../../styles/search/page.css";
import { useEffect, useMemo, useRef, type FormEvent } from "react";
import { LABELS } from "../../../../shared/labels/labels.ts";
import type { SearchPage as Page } from "../../../../shared/page.ts";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { useSite } from "../../../runtime/context.tsx";
import { createRecentQueries, getStorage } from "../../../search/history.ts";
import { PageHead } from "../../primitives/PageHead.tsx";
import { SearchForm } from "../SearchForm.tsx";
import { Filters, FoundList } from "./FoundList.tsx";
import { QueryList } from "./QueryList.tsx";
import { usePageSearch } from "./use-page-search.ts";
import { useSearchParams } from "./use-search-params.ts";

/**
 * The engine does not know the query. So it renders both parts of the page, and until the app does, the address in `data-query`
 * decides which of them is shown (see `styles/search/page.css`). Nothing that a reader sees moves when the app takes over.
 */
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
    <div className="wrap single search-page" data-shows={isKnown ? (isBlank ? "pages" : "results") : undefined}>
      <PageHead title={heading}>
        <p className="lead needs-js">{page.description}</p>
        <p className="lead without-js">{page.withoutScript}</p>
      </PageHead>
      <SearchForm
        field={field}
        label={LABELS.search}
        placeholder={SEARCH_WORDS.typeHere}
        value={text}
        onChange={(event) => change({ ...params, text: event.target.value })}
        onSubmit={onSubmit}
      />
      {(!isKnown || !isBlank) && (
        <div className="when-asked">
          <Filters
            params={params}
            scopes={search.scopes}
            scope={search.scope}
            onChange={(next) => change(next, "push")}
          />
          <FoundList
            search={search}
            onVersion={(version) => change({ ...params, version }, "push")}
            onFollow={remember}
          />
        </div>
      )}
      {(!isKnown || isBlank) && (
        <div className="when-blank">
          <QueryList recent={recent} isKnown={isKnown} onChoose={(query) => change({ ...params, text: query })} />
          <PageList sections={page.sections} />
        </div>
      )}
    </div>
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
