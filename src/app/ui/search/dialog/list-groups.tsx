/** What the list shows: history and suggestions before anything is typed, then results by page and the offer to answer. */
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { markOnArrival } from "../../../search/follow-result.ts";
import { groupHits, type HitGroup } from "../../../search/group-hits.ts";
import { toStoredHit, type ShownHit } from "../../../search/history.ts";
import type { SearchHit } from "../../../search/search-types.ts";
import { Facts, Marked } from "../RecordText.tsx";
import type { ShownHistory } from "./use-history.ts";
import type { ListGroup } from "./ListBox.tsx";
import type { Keywords } from "./use-keywords.ts";

interface GroupsInput extends Pick<Keywords, "screen" | "results" | "showsVersions"> {
  /** The query that the results belong to. It is behind the search box while the next results are on their way. */
  answered: string;
  stored: ShownHistory;
  suggestions: string[];
  onChoose(query: string): void;
  onAsk(question: string): void;
  onClose(): void;
}

export function createGroups(input: GroupsInput): ListGroup[] {
  const { screen, results, answered, showsVersions, stored, suggestions, onChoose, onAsk, onClose } = input;
  if (screen === "failed" || screen === "looking") return [];
  if (!results) return [...createHistoryGroups(stored, onClose), ...createSuggestionGroup(suggestions, onChoose)];
  const ask = createAskGroup(answered, onAsk);
  const { hits, near, terms, lateFrom = hits.length } = results;
  if (screen === "nothing") return [...createSuggestionGroup(near.length > 0 ? near : suggestions, onChoose), ask];
  const shared = {
    showsVersions,
    onSelect(hit: SearchHit) {
      stored.history.remember(toStoredHit({ ...hit, area: nameArea(hit, showsVersions) }));
      markOnArrival({ terms, title: hit.title.join("") });
      onClose();
    },
  };
  const found = createResultGroups({ ...shared, id: "page", hits: hits.slice(0, lateFrom) });
  // What joins the list later comes below everything that was in it.
  const late = createResultGroups({ ...shared, id: "late", hits: hits.slice(lateFrom) });
  return isQuestion(answered) ? [ask, ...found, ...late] : [...found, ask, ...late];
}

const QUESTION_START =
  /^(how|what|why|when|where|which|who|can|could|does|do|did|is|are|should|will|would|may|must)\b\S*\s+\S+\s+\S/i;

/** Whether the text reads like a question: then the offer to answer it comes first, and Enter accepts it. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  return /\S\s+\S.*\?$/.test(trimmed) || QUESTION_START.test(trimmed);
}

function createAskGroup(text: string, onAsk: (question: string) => void): ListGroup {
  const item = {
    key: "ask",
    content: SEARCH_WORDS.ask(text),
    className: "is-ask",
    onSelect: () => onAsk(text.trim()),
  };
  return { id: "answers", label: SEARCH_WORDS.answers, items: [item] };
}

function createHistoryGroups({ recent, favorites, history }: ShownHistory, onSelect: () => void): ListGroup[] {
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

function createSuggestionGroup(queries: string[], onChoose: (query: string) => void): ListGroup[] {
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

interface ResultInput {
  /** Begins the ids of the groups. */
  id: string;
  hits: SearchHit[];
  showsVersions: boolean;
  onSelect(hit: SearchHit): void;
}

/** A group for each page, with its matching sections. */
function createResultGroups({ id, hits, showsVersions, onSelect }: ResultInput): ListGroup[] {
  return groupHits(hits).map((group, index) => ({
    id: `${id}-${index}`,
    label: <GroupLabel group={group} showsVersion={showsVersions} />,
    items: group.hits.map((hit) => ({
      key: hit.url,
      href: hit.url,
      className: `is-${hit.kind}`,
      content: <Result hit={hit} />,
      onSelect: () => onSelect(hit),
    })),
  }));
}

function GroupLabel({ group, showsVersion }: { group: HitGroup; showsVersion: boolean }) {
  return (
    <>
      {group.title} <small>{nameArea(group, showsVersion)}</small>
    </>
  );
}

function nameArea({ area, version }: Pick<HitGroup, "area" | "version">, showsVersion: boolean): string {
  return showsVersion && version ? `${area} · ${version}` : area;
}

function Result({ hit }: { hit: SearchHit }) {
  const { title, kind, facts, path, excerpt } = hit;
  return (
    <>
      <span className="search-title">
        <span>
          <Marked text={title} />
        </span>{" "}
        <small>{SEARCH_WORDS.kinds[kind]}</small>
      </span>
      <Facts facts={facts} />
      <span className="search-excerpt">
        {path.length > 0 && <span className="search-path">{path.join(" › ")} · </span>}
        <Marked text={excerpt} />
      </span>
    </>
  );
}
