import { useRef } from "react";
import { WORDS } from "./words.ts";

/** A button that opens a file of the reader's. */
export function FilePicker({ onPick }: { onPick(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="quiet-tool" onClick={() => input.current?.click()}>
        {WORDS.openFile}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={WORDS.openFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
