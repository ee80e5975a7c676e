/** The results of the search page, and the filters above them. */
import { SEARCH_KINDS } from "../../../../shared/search/records.ts";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { useSite } from "../../../runtime/context.tsx";
import { isPlainClick, markOnArrival } from "../../../search/follow-result.ts";
import type { SearchHit } from "../../../search/search-types.ts";
import { Facts, Marked } from "../RecordText.tsx";
import { describeCount } from "../describe-count.ts";
import { OtherVersion } from "../OtherVersion.tsx";
import { NoResults, NotesMissing, SearchCredit, SearchFailure } from "../SearchMessages.tsx";
import { VersionChoice, type VersionScope } from "../VersionChoice.tsx";
import type { PageSearch } from "./use-page-search.ts";
import type { SearchParams } from "./use-search-params.ts";

interface FiltersProps {
  params: SearchParams;
  scopes: VersionScope[];
  scope: string;
  onChange(params: SearchParams): void;
}

export function Filters({ params, scopes, scope, onChange }: FiltersProps) {
  return (
    <div className="search-filters">
      <fieldset className="search-versions">
        <legend className="hidden-text">{SEARCH_WORDS.kind}</legend>
        {[undefined, ...SEARCH_KINDS].map((each) => (
          <label key={each ?? "all"}>
            <input
              type="radio"
              name="search-kind"
              checked={each === params.kind}
              onChange={() => onChange({ ...params, kind: each })}
            />
            <span>{each ? SEARCH_WORDS.kindPlurals[each] : SEARCH_WORDS.allKinds}</span>
          </label>
        ))}
      </fieldset>
      <VersionChoice scopes={scopes} chosen={scope} onChoose={(version) => onChange({ ...params, version })} />
    </div>
  );
}

interface FoundListProps {
  search: PageSearch;
  onVersion(name: string): void;
  /** Called when the reader opens a result. */
  onFollow(): void;
}

export function FoundList({ search, onVersion, onFollow }: FoundListProps) {
  const { reportUrl } = useSite().search;
  const { state, scopes, scope, showsVersions, showMore, retry } = search;
  const { status, results } = state;
  const isFailed = status === "failed";
  const isLooking = status === "stalled" || results === undefined;
  const isArriving = results?.records === "arriving";
  return (
    <div className="search-found">
      <div className="search-total">
        <output>{describe()}</output>
        {scope && <OtherVersion scopes={scopes} chosen={scope} onChoose={onVersion} />}
      </div>
      {isFailed && <SearchFailure onRetry={retry} />}
      {!isFailed && !isLooking && !isArriving && results.total === 0 && (
        <NoResults query={state.text} reportUrl={reportUrl} />
      )}
      {!isFailed && results && results.total > 0 && (
        <>
          <ol className="search-items">
            {results.hits.map((hit) => (
              <FoundItem
                key={hit.id}
                hit={hit}
                showsVersion={showsVersions}
                onFollow={() => {
                  onFollow();
                  markOnArrival({ terms: results.terms, title: hit.title.join("") });
                }}
              />
            ))}
          </ol>
          {!isArriving && results.total > results.hits.length && (
            <button type="button" className="button" onClick={showMore}>
              {SEARCH_WORDS.loadMore}
            </button>
          )}
        </>
      )}
      {!isFailed && results?.records === "missing" && <NotesMissing onRetry={retry} />}
      <SearchCredit />
    </div>
  );

  /** Visible, and read out by screen readers when it changes. */
  function describe(): string {
    if (isFailed) return `${SEARCH_WORDS.failed}. ${SEARCH_WORDS.failedHint}`;
    if (isLooking || (isArriving && results.total === 0)) return SEARCH_WORDS.looking;
    return results.total === 0 ? SEARCH_WORDS.noneFound : describeCount(results, SEARCH_WORDS.documentsFound);
  }
}

interface FoundItemProps {
  hit: SearchHit;
  showsVersion: boolean;
  onFollow(): void;
}

function FoundItem({ hit, showsVersion, onFollow }: FoundItemProps) {
  const { title, url, kind, area, pageTitle, path, version, facts, excerpt } = hit;
  const place = title.join("") === pageTitle ? [area, ...path] : [area, pageTitle, ...path];
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
      <p className="search-excerpt">
        <Marked text={excerpt} />
      </p>
    </li>
  );
}
