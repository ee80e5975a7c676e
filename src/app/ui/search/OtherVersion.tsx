/** The other version of the docs is one key away: a hint that is also a button. */
import { useEffect, useRef } from "react";
import { SEARCH_WORDS } from "../../../shared/search/words.ts";
import { ALL_VERSIONS, type VersionScope } from "./VersionChoice.tsx";

interface OtherVersionProps {
  scopes: VersionScope[];
  chosen: string;
  onChoose(name: string): void;
}

export function OtherVersion({ scopes, chosen, onChoose }: OtherVersionProps) {
  const other = findOther(scopes, chosen);
  const name = other?.name;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (name === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Above the search page, the key belongs to the dialog.
      const isCovered = button.current?.closest("dialog") !== document.querySelector("dialog[open]");
      if (isCovered || !isVersionKey(event)) return;
      event.preventDefault();
      onChoose(name);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [name, onChoose]);
  if (!other) return null;
  const isApple = /Mac|iP/.test(navigator.platform);
  return (
    <button
      ref={button}
      type="button"
      className="search-other"
      aria-keyshortcuts="Alt+V"
      onClick={() => onChoose(other.name)}
    >
      <kbd aria-hidden="true">{isApple ? "⌥" : "Alt"}</kbd>
      <kbd aria-hidden="true">V</kbd>
      {SEARCH_WORDS.searchVersion(other.label)}
    </button>
  );
}

/** The next of the single versions. */
export function findOther(scopes: VersionScope[], chosen: string): VersionScope | undefined {
  const versions = scopes.filter(({ name }) => name !== ALL_VERSIONS);
  const at = versions.findIndex(({ name }) => name === chosen);
  return versions.length > 1 ? versions[(at + 1) % versions.length] : undefined;
}

type Keys = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing">;

/** On some systems Alt and V write another character, so that only the position of the key is left to tell. */
export function isVersionKey({ key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing }: Keys): boolean {
  if (!altKey || ctrlKey || metaKey || shiftKey || isComposing) return false;
  return key?.toLowerCase() === "v" || (code === "KeyV" && !/^[a-z]$/i.test(key));
}
