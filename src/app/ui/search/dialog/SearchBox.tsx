/** The search box of the dialog, and the hook that passes on what is typed into it. */
import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { LABELS } from "../../../../shared/labels/labels.ts";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import { Icon } from "../../primitives/Icon.tsx";

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  /** The initial text. After that the browser keeps the text, so that React has nothing to draw for a letter. */
  text: string;
  onType(): void;
  onWrite(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onCancel(): void;
  isStalled: boolean;
  /** The listbox that it controls and the active option, while there is a list. */
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

/** Replaces the magnifier. Hidden from screen readers, which read out the number of results instead. */
function Waiting() {
  return (
    <span className="search-waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

export interface Typing {
  readText(): string;
  /** To be called when the text has changed. */
  onType(): void;
  /** Replaces the text. */
  write(text: string): void;
}

/** Letters go straight from the search box to `ask`, without any state that would draw the dialog again. */
export function useTyping(inputRef: RefObject<HTMLInputElement | null>, ask: (text: string) => void): Typing {
  /** The text that was asked for before the browser put the letter into the box. */
  const announced = useRef<string>(undefined);
  const readText = useCallback(() => inputRef.current?.value ?? "", [inputRef]);
  const onType = useCallback(() => {
    if (readText() !== announced.current) ask(readText());
    announced.current = undefined;
  }, [readText, ask]);
  const write = useCallback(
    (text: string) => {
      if (inputRef.current) fill(inputRef.current, text);
      onType();
    },
    [inputRef, onType],
  );

  // Asks the initial text, and asks again when `ask` has changed, for example for another version.
  useEffect(onType, [onType]);
  // The browser takes a while to put a letter into the box. Asking before that lets the answer arrive earlier.
  useEffect(() => {
    const box = inputRef.current;
    const askEarly = ({ inputType, data }: InputEvent) => {
      if (!box || inputType !== "insertText" || data === null || box.value.length >= box.maxLength) return;
      const { value, selectionStart, selectionEnd } = box;
      // A text field always has a selection, though it may be empty.
      announced.current = value.slice(0, selectionStart!) + data + value.slice(selectionEnd!);
      ask(announced.current);
    };
    box?.addEventListener("beforeinput", askEarly);
    return () => box?.removeEventListener("beforeinput", askEarly);
  }, [inputRef, ask]);

  return { readText, onType, write };
}

function fill(box: HTMLInputElement, text: string): void {
  box.value = text;
  box.focus();
}
