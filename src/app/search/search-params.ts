/** The address of the search page: the query and what it is limited to. */
import { SEARCH_KINDS, type SearchKind } from "../../shared/search.ts";

export interface SearchParams {
  text: string;
  /** All kinds without one. */
  kind?: SearchKind;
  /** Name of a docs version, or that of all; without one, the version being read. */
  version?: string;
}

export function parseParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const kind = SEARCH_KINDS.find((each) => each === params.get("kind"));
  const version = params.get("version");
  return { text: params.get("q") ?? "", ...(kind && { kind }), ...(version && { version }) };
}

/** Empty when there is nothing to tell, so that an unused search page keeps its plain address. */
export function formatParams({ text, kind, version }: SearchParams): string {
  const params = new URLSearchParams({
    ...(text && { q: text }),
    ...(kind && { kind }),
    ...(version && { version }),
  });
  return params.size > 0 ? `?${params}` : "";
}
