import { useEffect } from "react";

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
    // Before the editor, which would insert the file as text.
    document.addEventListener("dragover", allow, true);
    document.addEventListener("drop", drop, true);
    return () => {
      document.removeEventListener("dragover", allow, true);
      document.removeEventListener("drop", drop, true);
    };
  }, [onDrop]);
}
