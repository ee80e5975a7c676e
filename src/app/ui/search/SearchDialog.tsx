import "../../../styles/search.css";
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
import { LABELS } from "../../../shared/labels.ts";
import { useLocation, useSite } from "../../runtime/context.tsx";
import type { AskPanelProps } from "./ask/AskPanel.tsx";
import { KeywordSearch } from "./KeywordSearch.tsx";
import { isCommandK } from "./search-shortcut.ts";
import { getReadScope } from "./version-scope.ts";

export { warmUp } from "./search-source.ts";

const loadAskPanel = () => import("./ask/AskPanel.tsx");

interface Asking {
  Panel: ComponentType<AskPanelProps>;
  question: string;
}

export interface InitialQuery {
  text: string;
  /** By the reader, rather than taken from the page. */
  isTyped: boolean;
}

export interface SearchDialogProps {
  query: InitialQuery;
  onClose(): void;
}

/** The browser's own modal dialog: it keeps the focus, makes the page behind inert, answers Escape and gives the focus back. */
export default function SearchDialog({ query, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const site = useSite();
  const { pathname } = useLocation();
  /** What the keyword search begins with: it keeps what is typed to itself. */
  const [text, setText] = useState(query.text);
  const [scope, setScope] = useState(() => getReadScope(site, pathname));
  const [asking, setAsking] = useState<Asking>();
  useEffect(() => {
    // Effects may run twice while developing.
    if (!dialog.current?.open) dialog.current?.showModal();
    const page = document.documentElement;
    page.dataset["modal"] = "";
    return () => void delete page.dataset["modal"];
  }, []);
  /** Told at once: until the browser does, the focus is in the search box, and a slash would be a letter. */
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  /** The shortcut that opened it closes it, also from inside its search box. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCommandK(event)) return;
    event.preventDefault();
    close();
  };
  /** Escape leaves the answers first. */
  const onCancel = (event: SyntheticEvent) => {
    if (!asking) return;
    event.preventDefault();
    setAsking(undefined);
  };
  /** Pressed beside it, not merely released there after marking text. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  /** Where the panel does not load, keyword search goes on. */
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
