import { useEffect, useRef, type MouseEvent } from "react";
import { LABELS } from "../../../shared/labels.ts";
import { SearchForm } from "./SearchForm.tsx";

/** A modal dialog with the form of the search page: Escape and a click beside it close it. */
export default function SearchDialog({ onClose, initialQuery = "" }: { onClose(): void; initialQuery?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog ref={dialog} className="search-dialog" aria-label={LABELS.searchDocs} onClose={onClose} onClick={onClick}>
      <SearchForm defaultValue={initialQuery} />
    </dialog>
  );
}
