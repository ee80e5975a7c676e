import "../../../styles/pages.css";
import { useEffect, useState, type ChangeEvent } from "react";
import { LABELS } from "../../../shared/labels.ts";
import type { SearchPage } from "../../../shared/page.ts";
import { useLocation } from "../../runtime/context.tsx";
import { PageList } from "../search/PageList.tsx";
import { SearchForm } from "../search/SearchForm.tsx";
import { PageHead } from "../primitives/PageHead.tsx";

export default function Search({ page }: { page: SearchPage }) {
  const { search } = useLocation();
  const [query, setQuery] = useState("");

  /** A link to a search, Back and the form arrive here. The address itself is asked: while typing it is ahead of `search`. */
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a system of its own
    setQuery(new URLSearchParams(location.search).get("q") ?? "");
  }, [search]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    setQuery(value);
    history.replaceState(history.state, "", value ? `?q=${encodeURIComponent(value)}` : location.pathname);
  };

  return (
    <div className="wrap single">
      <PageHead title={page.title || LABELS.searchPageTitle} />
      <SearchForm value={query} onChange={onChange} />
      {/* Results of the search index go here, above the list that needs no index. */}
      <PageList sections={page.sections} query={query} />
    </div>
  );
}
