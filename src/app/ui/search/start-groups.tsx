/** What the list shows before anything is typed: where the reader has been, and what others look for. */
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { ShownHit } from "../../search/history/stored-hit.ts";
import type { ListGroup } from "./list-box.ts";
import type { ShownHistory } from "./use-history.ts";

export function createHistoryGroups({ recent, favorites, history }: ShownHistory, onSelect: () => void): ListGroup[] {
  const createGroup = (id: string, label: string, hits: ShownHit[]): ListGroup => ({
    id,
    label,
    items: hits.map((hit) => ({
      key: `${id} ${hit.id}`,
      href: hit.url,
      className: "is-stored",
      content: <StoredResult hit={hit} />,
      onSelect,
      onDelete: () => (id === "recent" ? history.forget(hit.id) : history.unfavor(hit.id)),
    })),
  });
  return [
    createGroup("recent", SEARCH_WORDS.recent, recent),
    createGroup("favorite", SEARCH_WORDS.favorite, favorites),
  ].filter((group) => group.items.length > 0);
}

export function createSuggestionGroup(queries: string[], onChoose: (query: string) => void): ListGroup[] {
  if (queries.length === 0) return [];
  const items = queries.map((query) => ({
    key: query,
    content: query,
    className: "is-suggestion",
    onSelect: () => onChoose(query),
  }));
  return [{ id: "suggestions", label: `${SEARCH_WORDS.trySearching}:`, items }];
}

function StoredResult({ hit }: { hit: ShownHit }) {
  return (
    <>
      <span className="search-title">{hit.title}</span>
      <span className="search-excerpt">{hit.path.join(" › ")}</span>
    </>
  );
}
