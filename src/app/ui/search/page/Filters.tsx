import { SEARCH_WORDS } from "../../../../shared/search-words.ts";
import { SEARCH_KINDS, type SearchKind } from "../../../../shared/search.ts";
import type { SearchParams } from "../../../search/search-params.ts";
import { VersionChoice } from "../VersionChoice.tsx";
import type { VersionScope } from "../version-scope.ts";

interface FiltersProps {
  params: SearchParams;
  scopes: VersionScope[];
  scope: string;
  onChange(params: SearchParams): void;
}

export function Filters({ params, scopes, scope, onChange }: FiltersProps) {
  const { kind, ...others } = params;
  const choose = (chosen: SearchKind | undefined) => onChange({ ...others, ...(chosen && { kind: chosen }) });
  return (
    <div className="search-filters">
      <fieldset className="search-versions">
        <legend className="hidden-text">{SEARCH_WORDS.kind}</legend>
        {[undefined, ...SEARCH_KINDS].map((each) => (
          <label key={each ?? "all"}>
            <input type="radio" name="search-kind" checked={each === kind} onChange={() => choose(each)} />
            <span>{each ? SEARCH_WORDS.kindPlurals[each] : SEARCH_WORDS.allKinds}</span>
          </label>
        ))}
      </fieldset>
      <VersionChoice scopes={scopes} chosen={scope} onChoose={(version) => onChange({ ...params, version })} />
    </div>
  );
}
