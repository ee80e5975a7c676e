import { memo } from "react";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { VersionScope } from "./version-scope.ts";

interface VersionChoiceProps {
  scopes: VersionScope[];
  chosen: string;
  onChoose(name: string): void;
}

/** Which docs version is searched: seen, and changed, at a glance. */
export const VersionChoice = memo(function VersionChoice({ scopes, chosen, onChoose }: VersionChoiceProps) {
  if (scopes.length < 2) return null;
  return (
    <fieldset className="search-versions">
      <legend className="hidden-text">{SEARCH_WORDS.version}</legend>
      {scopes.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="search-version" checked={name === chosen} onChange={() => onChoose(name)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
});
