/** The search page's state lives in its address: reload, Back and a link to a search all lead to the same results. */
import { useEffect, useRef, useState, type RefObject } from "react";
import { formatParams, parseParams, type SearchParams } from "../../../search/search-params.ts";
import { useLocation } from "../../../runtime/context.tsx";

interface SearchParamsState {
  params: SearchParams;
  /** The address is not known before the app runs. */
  isKnown: boolean;
  /** Each letter replaces the address before it; a filter is a step that Back undoes. */
  change(params: SearchParams, step?: "replace" | "push"): void;
}

export function useSearchParams(field: RefObject<HTMLInputElement | null>): SearchParamsState {
  const { search } = useLocation();
  const [params, setParams] = useState<SearchParams>();
  const isFirst = useRef(true);

  /** A link to a search, Back and the form arrive here. The address itself is asked: while typing it is ahead of `search`. */
  useEffect(() => {
    const known = parseParams(location.search);
    // Typed before the app ran, it is in the field alone.
    const typed = isFirst.current && known.text === "" ? field.current?.value : "";
    isFirst.current = false;
    const next = typed ? { ...known, text: typed } : known;
    if (typed) writeAddress(next, "replace");
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a system of its own
    setParams(next);
  }, [search, field]);

  const change: SearchParamsState["change"] = (next, step = "replace") => {
    setParams(next);
    writeAddress(next, step);
  };
  return { params: params ?? { text: "" }, isKnown: params !== undefined, change };
}

function writeAddress(params: SearchParams, step: "replace" | "push"): void {
  const url = location.pathname + formatParams(params);
  if (step === "push") history.pushState(null, "", url);
  else history.replaceState(history.state, "", url);
}
