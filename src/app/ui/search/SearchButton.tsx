import { useCallback, useEffect, useState, type ComponentType } from "react";
import { LABELS } from "../../../shared/labels.ts";
import { useSite } from "../../runtime/context.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { isSearchShortcut } from "./search-shortcut.ts";

const loadDialog = () => import("./SearchDialog.tsx");

/** A failed preload is no news: the click tries again. */
const preload = () => void loadDialog().catch(() => {});

export function SearchButton() {
  const { search } = useSite();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose(): void }>>();

  /** Where the dialog does not load, the search page still does. */
  const open = useCallback(() => {
    loadDialog().then(
      (module) => setDialog(() => module.default),
      () => location.assign(search.path),
    );
  }, [search.path]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="search-button needs-js"
        aria-label={LABELS.searchDocs}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={open}
      >
        <Icon name="search" />
        <span>{LABELS.searchDocs}</span>
        <kbd>/</kbd>
      </button>
      <a className="nav-link without-js" href={search.path}>
        {LABELS.search}
      </a>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
