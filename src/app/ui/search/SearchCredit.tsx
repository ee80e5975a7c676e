import { LABELS } from "../../../shared/labels.ts";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import { useSite } from "../../runtime/context.tsx";

/** Services ask for it, and readers may know who sees what they type. */
export function SearchCredit() {
  const { hosted } = useSite().search;
  if (!hosted) return null;
  return (
    <p className="search-credit">
      {SEARCH_WORDS.poweredBy}{" "}
      <a href="https://www.algolia.com/" target="_blank" rel="noopener">
        Algolia<span className="hidden-text"> {LABELS.opensElsewhere}</span>
      </a>
    </p>
  );
}
