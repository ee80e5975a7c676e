/** An editor in a shadow root: there the browser takes its styles from script, which the site's security policy forbids in the page. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from "@codemirror/language";
import { Annotation, Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { Hunk } from "../model/diff.ts";
import type { Places } from "../model/places.ts";
import { differenceMarks, setDifferences, type DiffSide } from "./difference-marks.ts";
import { errorMark, findPosition, setErrorMark, type ErrorMark } from "./error-mark.ts";
import { loadLanguage } from "./load-language.ts";
import { placeMarks, setPlaces } from "./place-marks.ts";
import { replaceSelection } from "./replace-selection.ts";
import { findReplacement } from "./replace-text.ts";
import { colors, theme } from "./theme.ts";

export interface EditorOptions {
  parent: HTMLElement;
  text: string;
  label: string;
  /** Id of a hint. Shadow roots hide ids from each other, so the text itself is what is passed on. */
  hint?: string;
  hasFolding?: boolean;
  onChange?(text: string): void;
  onCaret?(position: number): void;
}

export interface Editor {
  view: EditorView;
  setText(text: string): void;
  setLanguage(parser: string): void;
  setError(mark: ErrorMark | undefined): void;
  setDifferences(hunks: Hunk[], side: DiffSide): void;
  setPlaces(places: Places | undefined): void;
  goTo(place: ErrorMark["place"]): void;
  /** In place of the selection. */
  insert(text: string): void;
  destroy(): void;
}

/** A change that the reader did not make. */
const fromOutside = Annotation.define<boolean>();

export function createEditor({ parent, text, label, hint, hasFolding, onChange, onCaret }: EditorOptions): Editor {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: "open" });
  const language = new Compartment();
  const listen = EditorView.updateListener.of((update) => {
    const isOwn = update.transactions.some((each) => each.docChanged && !each.annotation(fromOutside));
    if (isOwn) onChange?.(update.state.doc.toString());
    if (update.selectionSet || isOwn) onCaret?.(update.state.selection.main.head);
  });
  const extensions: Extension[] = [
    lineNumbers(),
    highlightSpecialChars(),
    drawSelection(),
    bracketMatching(),
    EditorState.tabSize.of(2),
    hasFolding ? [codeFolding(), foldGutter()] : [],
    onChange ? editing : [EditorState.readOnly.of(true)],
    keymap.of([
      { key: "Mod-f", run: openSearch },
      ...defaultKeymap.filter((each) => each.key !== "Mod-Enter"),
      ...foldKeymap,
    ]),
    EditorView.contentAttributes.of({
      "aria-label": label,
      "aria-multiline": "true",
      tabindex: "0",
      ...(hint && { "aria-description": hint }),
      ...(!onChange && { "aria-readonly": "true" }),
    }),
    language.of([]),
    errorMark,
    differenceMarks,
    placeMarks,
    theme,
    colors,
    listen,
  ];
  const view = new EditorView({ parent: root, root, state: EditorState.create({ doc: text, extensions }) });
  let wanted = "";
  return {
    view,
    setText(next) {
      const changes = findReplacement(view.state.doc.toString(), next.replace(/\r\n?/g, "\n"));
      if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
    },
    setLanguage(parser) {
      wanted = parser;
      void loadLanguage(parser).then((loaded) => {
        if (wanted === parser) view.dispatch({ effects: language.reconfigure(loaded) });
      });
    },
    setError: (mark) => view.dispatch({ effects: setErrorMark.of(mark) }),
    setDifferences: (hunks, side) => view.dispatch({ effects: setDifferences.of({ hunks, side }) }),
    setPlaces: (places) => view.dispatch({ effects: setPlaces.of(places) }),
    goTo(place) {
      view.dispatch({ selection: { anchor: findPosition(view.state.doc, place) }, scrollIntoView: true });
      view.focus();
    },
    insert(inserted) {
      view.dispatch(view.state.replaceSelection(inserted), { userEvent: "input", scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

const editing: Extension = [
  history(),
  replaceSelection,
  highlightActiveLine(),
  highlightActiveLineGutter(),
  indentUnit.of("  "),
  keymap.of([...historyKeymap, indentWithTab]),
  EditorView.contentAttributes.of({ autocapitalize: "off", autocorrect: "off", spellcheck: "false" }),
];

/** Most readers never search here, so what it takes is fetched when they do. */
function openSearch(view: EditorView): boolean {
  void import("./search.ts").then(({ openSearchIn }) => openSearchIn(view));
  return true;
}
