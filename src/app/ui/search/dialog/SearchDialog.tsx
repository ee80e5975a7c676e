import "../../../../styles/search.css";
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from "react";
import { LABELS } from "../../../../shared/labels.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import type { AskPanelProps } from "../ask/AskPanel.tsx";
import { KeywordSearch } from "./KeywordSearch.tsx";
import { isCommandK } from "../button/search-shortcut.ts";
import { getReadScope } from "../VersionChoice.tsx";

export { warmUp } from "../search-source.ts";

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

  /** The shortcut that opens the dialog also closes it, even while the focus is in the search box. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCommandK(event)) return;
    event.preventDefault();
    close();
  };
  /** While answers are shown, Escape returns to the keyword search. */
  const onCancel = (event: SyntheticEvent) => {
    if (!asking) return;
    event.preventDefault();
    setAsking(undefined);
  };
  /** Closes when the mouse is pressed on the backdrop. A click would also come from selecting text and releasing there. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  /** If the panel does not load, the keyword search stays. */
  const ask = useCallback(
    (question: string) =>
      void loadAskPanel().then(
        ({ AskPanel }) => {
          setText(question);
          setAsking({ Panel: AskPanel, question });
        },
        () => {},
      ),
    [],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={LABELS.searchDocs}
      onClose={onClose}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
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
    </dialog>
  );
}
