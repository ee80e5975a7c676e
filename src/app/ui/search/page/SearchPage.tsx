import "../../../../styles/pages.css";
import "../../../../styles/search.css";
import "../../../../styles/search-page.css";
import { useEffect, useMemo, useRef, type FormEvent } from "react";
import { LABELS } from "../../../../shared/labels.ts";
import type { SearchPage as Page } from "../../../../shared/page.ts";
import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import { createRecentQueries } from "../../../search/history/recent-queries.ts";
import { useSite } from "../../../runtime/context.tsx";
import { PageHead } from "../../primitives/PageHead.tsx";
import { PageList } from "../PageList.tsx";
import { SearchForm } from "../SearchForm.tsx";
import { getStorage } from "../use-history.ts";
import { Filters } from "./Filters.tsx";
import { FoundList } from "./FoundList.tsx";
import { RecentQueryList } from "./RecentQueryList.tsx";
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
