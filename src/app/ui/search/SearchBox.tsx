import type { KeyboardEvent, RefObject } from "react";
import { LABELS } from "../../../shared/labels.ts";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import { Icon } from "../primitives/Icon.tsx";

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  /** What it begins with. From then on it is the browser that knows: a letter draws nothing here again. */
  text: string;
  onType(): void;
  onWrite(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onCancel(): void;
  isStalled: boolean;
  /** The listbox it controls, and the active option; nothing while there is no list. */
  listId?: string | undefined;
  activeId?: string | undefined;
}

const LONGEST_QUERY = 512;

export function SearchBox(props: SearchBoxProps) {
  const { input, text, onType, onWrite, onKeyDown, onCancel, isStalled, listId, activeId } = props;
  return (
    <div className="search-box">
      <label>
        <span className="hidden-text">{LABELS.search}</span>
        {isStalled ? <Waiting /> : <Icon name="search" />}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={LABELS.searchDocs}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={text}
          onChange={onType}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="button" className="search-clear" onClick={() => onWrite("")}>
        {SEARCH_WORDS.clearQuery}
      </button>
      <button type="button" className="search-cancel" onClick={onCancel}>
        {SEARCH_WORDS.cancel}
      </button>
    </div>
  );
}

/** In place of the magnifier, and said to nobody: the count that follows is. */
function Waiting() {
  return (
    <span className="search-waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
