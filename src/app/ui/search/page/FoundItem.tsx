import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import type { SearchHit } from "../../../search/search-types.ts";
import { Facts } from "../Facts.tsx";
import { Marked } from "../Marked.tsx";
import { isPlainClick } from "../plain-click.ts";

interface FoundItemProps {
  hit: SearchHit;
  showsVersion: boolean;
  onFollow(): void;
}

export function FoundItem({ hit, showsVersion, onFollow }: FoundItemProps) {
  const { title, url, kind, area, pageTitle, path, version, facts, excerpt } = hit;
  const place = [area, ...(title.join("") === pageTitle ? [] : [pageTitle]), ...path];
  return (
    <li className={`search-item is-${kind}`}>
      <h2>
        <a href={url} onClick={(event) => isPlainClick(event) && onFollow()}>
          <Marked text={title} />
        </a>
      </h2>
      <p className="search-path">
        {SEARCH_WORDS.kinds[kind]} · {place.join(" › ")}
        {showsVersion && version && ` · ${version}`}
      </p>
      <Facts facts={facts} />
      <p>
        <Marked text={excerpt} />
      </p>
    </li>
  );
}
