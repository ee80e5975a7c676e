import "../../../../styles/search.css";
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type SyntheticEvent,
} from "react";
import { LABELS } from "../../../../shared/labels/labels.ts";
import type { SiteData } from "../../../../shared/site.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import type { AskPanelProps } from "../ask/AskPanel.tsx";
import { KeywordSearch } from "./KeywordSearch.tsx";
import { isCommandK } from "../button/search-shortcut.ts";
import { warmUp } from "../search-source.ts";
import { AskFailure } from "../SearchMessages.tsx";
import { getReadScope } from "../VersionChoice.tsx";

/** Undefined in browsers that need none, or where it did not load: Back then leaves the page together with its dialog. */
let enterDialog: typeof import("./back-entry.ts").enterDialog | undefined;

/** To be awaited before the dialog is opened. */
export async function prepareDialog(site: SiteData, tags: string[]): Promise<void> {
  warmUp(site, tags);
  if (!("CloseWatcher" in window)) ({ enterDialog } = await import("./back-entry.ts").catch(() => ({ enterDialog })));
}

const loadAskPanel = () => import("../ask/AskPanel.tsx");

interface Asking {
  Panel: ComponentType<AskPanelProps>;
  question: string;
}

export interface InitialQuery {
  text: string;
  /** Whether the reader typed it; otherwise it was selected on the page. */
  isTyped: boolean;
}

export interface SearchDialogProps {
  query: InitialQuery;
  onClose(): void;
}

/** A modal dialog of the browser, which keeps the focus inside, makes the page inert, closes on Escape and returns the focus. */
export default function SearchDialog({ query, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const site = useSite();
  const { pathname } = useLocation();
  /** The query that the keyword search begins with. It does not follow what is typed. */
  const [text, setText] = useState(query.text);
  const [scope, setScope] = useState(() => getReadScope(site, pathname));
  const [asking, setAsking] = useState<Asking>();
  /** The question for which the panel did not load. */
  const [unasked, setUnasked] = useState<string>();
  useEffect(() => {
    // In development React runs effects twice.
    if (!dialog.current?.open) dialog.current?.showModal();
    const page = document.documentElement;
    page.dataset["modal"] = "";
    return () => void delete page.dataset["modal"];
  }, []);
  /** Calls `onClose` at once: the browser's own event comes later, and until then a slash would be typed into the search box. */
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  // React sets the refs of elements before it runs effects.
  useEffect(() => enterDialog?.(dialog.current!, close), [close]);

  /**
   * The shortcut that opens the dialog also closes it. While answers are shown, Escape returns to the keyword search. The window
   * hears of keys even when the focus is nowhere in the dialog.
   */
  const isAsking = asking !== undefined;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (isCommandK(event)) close();
      else if (event.key === "Escape" && isAsking) setAsking(undefined);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [close, isAsking]);
  /** For other ways to close, such as Back on a phone. Browsers let a page prevent only some of them, so Escape is a key above. */
  const onCancel = (event: SyntheticEvent) => {
    if (!isAsking) return;
    event.preventDefault();
    setAsking(undefined);
  };
  /** Closes when the mouse is pressed on the backdrop. A click would also come from selecting text and releasing there. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  /** If the panel does not load, the keyword search stays. */
  const ask = useCallback((question: string) => {
    setUnasked(undefined);
    loadAskPanel().then(
      ({ AskPanel }) => {
        setText(question);
        setAsking({ Panel: AskPanel, question });
      },
      () => setUnasked(question),
    );
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={LABELS.searchDocs}
      onClose={onClose}
      onCancel={onCancel}
      onMouseDown={onMouseDown}
      onInput={() => setUnasked(undefined)}
    >
      {asking ? (
        <asking.Panel question={asking.question} scope={scope} onBack={() => setAsking(undefined)} onClose={close} />
      ) : (
        <KeywordSearch
          text={text}
          isSelected={!query.isTyped}
          scope={scope}
          onScope={setScope}
          onAsk={ask}
          onClose={close}
        />
      )}
      {unasked !== undefined && !asking && <AskFailure onRetry={() => ask(unasked)} />}
    </dialog>
  );
}
