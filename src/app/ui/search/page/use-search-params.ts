/** The search page's state lives in its address: reload, Back and a link to a search all lead to the same results. */
import { useEffect, useState } from "react";
import { formatParams, parseParams, type SearchParams } from "../../../search/search-params.ts";
import { useLocation } from "../../../runtime/context.tsx";

interface SearchParamsState {
  params: SearchParams;
  /** The address is not known before the app runs. */
  isKnown: boolean;
  /** Each letter replaces the address before it; a filter is a step that Back undoes. */
  change(params: SearchParams, step?: "replace" | "push"): void;
}

export function useSearchParams(): SearchParamsState {
  const { search } = useLocation();
  const [params, setParams] = useState<SearchParams>();

  /** A link to a search, Back and the form arrive here. The address itself is asked: while typing it is ahead of `search`. */
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a system of its own
    setParams(parseParams(location.search));
  }, [search]);

  const change: SearchParamsState["change"] = (next, step = "replace") => {
    setParams(next);
    const url = location.pathname + formatParams(next);
    if (step === "push") history.pushState(null, "", url);
    else history.replaceState(history.state, "", url);
  };
  return { params: params ?? { text: "" }, isKnown: params !== undefined, change };
}
