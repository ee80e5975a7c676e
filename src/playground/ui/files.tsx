/** Files that readers open, drop or download. */
import { useEffect, useRef } from "react";
import { WORDS } from "./words.ts";

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
          // Otherwise choosing the same file again would fire no event.
          target.value = "";
        }}
      />
    </>
  );
}

/** Files may be dropped anywhere on the page. Without this, the browser would leave the page and show the file. */
export function useFileDrop(onDrop: ((file: File) => void) | undefined): void {
  useEffect(() => {
    if (!onDrop) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const allow = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(file);
    };
    // In the capture phase, before the editor would insert the file as text.
    document.addEventListener("dragover", allow, true);
    document.addEventListener("drop", drop, true);
    return () => {
      document.removeEventListener("dragover", allow, true);
      document.removeEventListener("drop", drop, true);
    };
  }, [onDrop]);
}

export function downloadText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
