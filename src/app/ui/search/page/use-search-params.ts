/** The search page keeps its state in its address, so that reload, Back and links to a search lead to the same results. */
import { useEffect, useRef, useState, type RefObject } from "react";
import { SEARCH_KINDS, type SearchKind } from "../../../../shared/search/records.ts";
import { useLocation } from "../../../runtime/context.tsx";

export interface SearchParams {
  text: string;
  /** Undefined for all kinds. */
  kind?: SearchKind | undefined;
  /** The name of a docs version, or `ALL_VERSIONS`; undefined for the version being read. */
  version?: string | undefined;
}

interface SearchParamsState {
  params: SearchParams;
  /** The address is not known before the app runs. */
  isKnown: boolean;
  /** A letter replaces the address, while a filter pushes a new one, so that Back undoes it. */
  change(params: SearchParams, step?: "replace" | "push"): void;
}

export function useSearchParams(field: RefObject<HTMLInputElement | null>): SearchParamsState {
  const { search } = useLocation();
  const [params, setParams] = useState(readKnownParams);
  const isFirst = useRef(true);

  // Runs after links, Back and the form. It reads `location`, because `search` is behind it while the reader types.
  useEffect(() => {
    const known = parseParams(location.search);
    // What was typed before the app ran is only in the field.
    const typed = isFirst.current && known.text === "" ? field.current?.value : "";
    isFirst.current = false;
    const next = typed ? { ...known, text: typed } : known;
    if (typed) writeAddress(next, "replace");
    // oxlint-disable-next-line react/set-state-in-effect -- the address is outside of React
    setParams(next);
  }, [search, field]);

  const change: SearchParamsState["change"] = (next, step = "replace") => {
    setParams(next);
    writeAddress(next, step);
  };
  return { params: params ?? { text: "" }, isKnown: params !== undefined, change };
}

/** While the app takes over a document, the page is drawn as the engine drew it, which knew no query. */
function readKnownParams(): SearchParams | undefined {
  if (typeof document === "undefined" || document.documentElement.dataset["app"] !== "on") return undefined;
  return parseParams(location.search);
}

function writeAddress(params: SearchParams, step: "replace" | "push"): void {
  const url = location.pathname + formatParams(params);
  if (step === "push") history.pushState(null, "", url);
  else history.replaceState(history.state, "", url);
  // Without the Navigation API the router hears only of this event, which the browser sends for Back alone.
  if (!window.navigation) dispatchEvent(new PopStateEvent("popstate"));
}

export function parseParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  return {
    text: params.get("q") ?? "",
    kind: SEARCH_KINDS.find((each) => each === params.get("kind")),
    version: params.get("version") || undefined,
  };
}

/** Empty without a query and filters, so that the address of the search page stays plain. */
export function formatParams({ text, kind, version }: SearchParams): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (kind) params.set("kind", kind);
  if (version) params.set("version", version);
  return params.size > 0 ? `?${params}` : "";
}
