/** The button of the navbar. This folder is part of every page; the dialog loads when a reader turns to the button. */
import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { LABELS } from "../../../../shared/labels/labels.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { readBuildId } from "../../../runtime/document.ts";
import { pressInOtherBuild } from "../../../runtime/replay.ts";
import { fetchRecords } from "../../../search/fetch-records.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { LoadNotice } from "../../primitives/LoadState.tsx";
import type { InitialQuery, SearchDialogProps } from "../dialog/SearchDialog.tsx";
import { getReadTags } from "./read-tags.ts";
import { isLetter, isSearchShortcut } from "./search-shortcut.ts";

const LONGEST_SELECTION = 512;

const loadDialog = () => import("../dialog/SearchDialog.tsx");

interface OpenDialog {
  Dialog: ComponentType<SearchDialogProps>;
  query: InitialQuery;
}

export function SearchButton() {
  const site = useSite();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<OpenDialog>();
  const [hasFailed, setFailed] = useState(false);

  /** Loads code and records at the same time. Failures are ignored here, because opening the dialog tries again and reports them. */
  const preload = useCallback(async () => {
    const tags = getReadTags(site, pathname);
    if (!site.search.hosted) for (const tag of tags) fetchRecords(site.baseUrl, tag).catch(() => {});
    const module = await loadDialog();
    await module.prepareDialog(site, tags);
    return module.default;
  }, [site, pathname]);
  const prepare = useCallback(() => void preload().catch(() => {}), [preload]);
  // Where the pointer was on the button before the app ran.
  useEffect(() => {
    if (button.current?.matches(":hover")) prepare();
  }, [prepare]);

  /** What the reader types while the dialog is loading; undefined when none is, or when the reader has changed their mind. */
  const typed = useRef<string>(undefined);

  /** If the dialog does not load, the page stays as it is, because it may be all that the reader has. */
  const open = useCallback(() => {
    const selected = String(getSelection()).trim().slice(0, LONGEST_SELECTION);
    typed.current ??= "";
    setFailed(false);
    preload()
      .then(
        (Dialog) => {
          if (typed.current === undefined) return;
          const text = typed.current || selected;
          setShown((now) => now ?? { Dialog, query: { text, isTyped: Boolean(typed.current) } });
        },
        async () => {
          const isWanted = typed.current !== undefined && button.current;
          if (isWanted && !(await pressInOtherBuild(isWanted, readBuildId(document)))) setFailed(true);
        },
      )
      .finally(() => (typed.current = undefined));
  }, [preload]);

  /** The dialog returns the focus to where it was. If it was nowhere, the button takes it. */
  const close = useCallback(() => {
    setShown(undefined);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest("dialog"))
      button.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") setFailed(false);
      if (typed.current !== undefined && isLetter(event)) typed.current += event.key;
      else if (typed.current !== undefined && event.key === "Escape") typed.current = undefined;
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
      {hasFailed && <LoadNotice text={LABELS.searchNotLoaded} onRetry={open} onClose={() => setFailed(false)} />}
      {shown && <shown.Dialog query={shown.query} onClose={close} />}
    </>
  );
}
