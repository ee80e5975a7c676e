/** Results as groups of the list: a page each, its matching sections below. */
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import { groupHits, type HitGroup } from "../../search/group-hits.ts";
import type { SearchHit } from "../../search/search-types.ts";
import { Facts } from "./Facts.tsx";
import type { ListGroup } from "./list-box.ts";
import { Marked } from "./Marked.tsx";

interface ResultInput {
  hits: SearchHit[];
  /** Several are being searched, so each result tells its own. */
  showsVersions: boolean;
  onSelect(hit: SearchHit): void;
}

export function createResultGroups({ hits, showsVersions, onSelect }: ResultInput): ListGroup[] {
  return groupHits(hits).map((group, index) => ({
    id: `page-${index}`,
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
  const { title, area, version } = group;
  return (
    <>
      {title} <small>{showsVersion && version ? `${area} · ${version}` : area}</small>
    </>
  );
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
