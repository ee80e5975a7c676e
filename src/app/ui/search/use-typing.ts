/** What stands in the search box. Letters go straight from there to the search: nothing is drawn for them but what they find. */
import { useCallback, useEffect, useRef, type RefObject } from "react";

export interface Typing {
  readText(): string;
  /** The text has changed. */
  onType(): void;
  /** Puts something else into the box. */
  write(text: string): void;
}

export function useTyping(input: RefObject<HTMLInputElement | null>, ask: (text: string) => void): Typing {
  const foreseen = useRef<string>(undefined);
  const readText = useCallback(() => input.current!.value, [input]);
  const onType = useCallback(() => {
    if (readText() !== foreseen.current) ask(readText());
    foreseen.current = undefined;
  }, [readText, ask]);
  const write = useCallback(
    (text: string) => {
      fill(input.current!, text);
      onType();
    },
    [input, onType],
  );

  // At first, and again where another search is meant.
  useEffect(onType, [onType]);
  // The browser needs a while to put a letter into its place: meanwhile its answer is on the way.
  useEffect(() => {
    const box = input.current!;
    const foresee = ({ inputType, data }: InputEvent) => {
      const { value, selectionStart, selectionEnd } = box;
      if (inputType !== "insertText" || data === null || value.length >= box.maxLength) return;
      foreseen.current = value.slice(0, selectionStart!) + data + value.slice(selectionEnd!);
      ask(foreseen.current);
    };
    box.addEventListener("beforeinput", foresee);
    return () => box.removeEventListener("beforeinput", foresee);
  }, [input, ask]);

  return { readText, onType, write };
}

function fill(box: HTMLInputElement, text: string): void {
  box.value = text;
  box.focus();
}
