import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { LABELS } from "../../../shared/labels.ts";
import { useLocation, useSite } from "../../runtime/context.tsx";
import { fetchRecords } from "../../search/fetch-records.ts";
import { Icon } from "../primitives/Icon.tsx";
import { getReadTags } from "./read-tags.ts";
import type { InitialQuery, SearchDialogProps } from "./SearchDialog.tsx";
import { isLetter, isSearchShortcut } from "./search-shortcut.ts";

const LONGEST_SELECTION = 512;

const loadDialog = () => import("./SearchDialog.tsx");

interface OpenDialog {
  Dialog: ComponentType<SearchDialogProps>;
  query: InitialQuery;
}

export function SearchButton() {
  const site = useSite();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<OpenDialog>();

  /** Code and records at once. A failure is no news: whoever opens the dialog tries again, and is told. */
  const preload = useCallback(async () => {
    const tags = getReadTags(site, pathname);
    if (!site.search.hosted) for (const tag of tags) fetchRecords(site.baseUrl, tag).catch(() => {});
    const module = await loadDialog();
    module.warmUp(site, tags);
    return module.default;
  }, [site, pathname]);
  const prepare = () => void preload().catch(() => {});

  /** What is typed while the dialog is on its way; nothing while none is. */
  const typed = useRef<string>(undefined);

  /** Where the dialog does not load, the search page still does. */
  const open = useCallback(() => {
    const selected = String(getSelection()).trim().slice(0, LONGEST_SELECTION);
    typed.current ??= "";
    preload()
      .then(
        (Dialog) => {
          const text = typed.current || selected;
          setShown((now) => now ?? { Dialog, query: { text, isTyped: Boolean(typed.current) } });
        },
        () => location.assign(site.search.path),
      )
      .finally(() => (typed.current = undefined));
  }, [preload, site.search.path]);

  /** The dialog gives the focus back to where it was; from nowhere it comes here. */
  const close = useCallback(() => {
    setShown(undefined);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest("dialog"))
      button.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (typed.current !== undefined && isLetter(event)) typed.current += event.key;
      else if (isSearchShortcut(event) && !document.querySelector("dialog[open]")) open();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button needs-js"
        aria-label={LABELS.searchDocs}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={open}
      >
        <Icon name="search" />
        <span>{LABELS.searchDocs}</span>
        <kbd>/</kbd>
      </button>
      <a className="nav-link without-js" href={site.search.path}>
        {LABELS.search}
      </a>
      {shown && <shown.Dialog query={shown.query} onClose={close} />}
    </>
  );
}
