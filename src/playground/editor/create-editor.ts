/** Creates an editor in a shadow root, where scripts may add styles. The security policy of the site forbids that in the page itself. */
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
import { findReplacement, normalizeBreaks } from "../model/line-breaks.ts";
import type { Places } from "../model/places.ts";
import type { Hunk } from "../worker/diff.ts";
import { getLanguage, loadLanguage } from "./load-language.ts";
import {
  differenceMarks,
  errorMark,
  findPosition,
  patchMarks,
  placeMarks,
  setDifferences,
  setErrorMark,
  setPlaces,
  type DiffSide,
  type ErrorMark,
} from "./marks.ts";
import { colors, theme } from "./theme.ts";

export { loadLanguage } from "./load-language.ts";

interface EditorOptions {
  parent: HTMLElement;
  text: string;
  /** If its language has been loaded, the code has its colors from the beginning. */
  parser?: string | undefined;
  label: string;
  /** The text of a hint, because an id is not visible from within a shadow root. */
  hint?: string | undefined;
  hasFolding?: boolean | undefined;
  /** Marks lines that begin with a plus or a minus. */
  isPatch?: boolean | undefined;
  /** Without it, the text is read-only. */
  onChange?: ((text: string) => void) | undefined;
  onCaret(position: number): void;
}

export interface Editor {
  view: EditorView;
  setText(text: string): void;
  setLanguage(parser: string): void;
  setError(mark: ErrorMark | undefined): void;
  setDifferences(hunks: Hunk[], side: DiffSide): void;
  setPlaces(places: Places | undefined): void;
  goTo(place: ErrorMark["place"]): void;
  /** Replaces the selection. */
  insert(text: string): void;
  destroy(): void;
}

/** Marks a change that the reader did not make. */
const fromOutside = Annotation.define<boolean>();

export function createEditor({
  parent,
  text,
  parser: first = "",
  label,
  hint,
  hasFolding,
  isPatch,
  onChange,
  onCaret,
}: EditorOptions): Editor {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: "open" });
  const language = new Compartment();
  const listen = EditorView.updateListener.of((update) => {
    const isOwn = update.transactions.some((each) => each.docChanged && !each.annotation(fromOutside));
    if (isOwn) onChange?.(update.state.doc.toString());
    if (update.selectionSet || isOwn) onCaret(update.state.selection.main.head);
  });
  const extensions: Extension[] = [
    lineNumbers(),
    highlightSpecialChars(),
    drawSelection(),
    bracketMatching(),
    EditorState.tabSize.of(2),
    hasFolding ? [codeFolding(), foldGutter()] : [],
    isPatch ? patchMarks : [],
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
    language.of((first && getLanguage(first)) || []),
    errorMark,
    differenceMarks,
    placeMarks,
    theme,
    colors,
    listen,
  ];
  const view = new EditorView({ parent: root, root, state: EditorState.create({ doc: text, extensions }) });
  let wanted = first && getLanguage(first) ? first : "";
  let hasExtras = false;
  return {
    view,
    setText(next) {
      const changes = findReplacement(view.state.doc.toString(), normalizeBreaks(next));
      if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
    },
    setLanguage(parser) {
      const isShown = wanted === parser;
      wanted = parser;
      if (onChange && !hasExtras) {
        hasExtras = true;
        void import("./extras.ts").then(
          ({ addExtras }) => addExtras(view),
          () => {},
        );
      }
      if (isShown) return;
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

/** Input types that put plain text in place of the selection. */
const TYPED = ["insertText", "insertReplacementText"];

/** Types over a selection. The browser would carry over the old colors as style attributes, which the site's security policy blocks. */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    if (!data || isComposing || !TYPED.includes(inputType) || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

const editing: Extension = [
  history(),
  replaceSelection,
  highlightActiveLine(),
  highlightActiveLineGutter(),
  indentUnit.of("  "),
  keymap.of([...historyKeymap, indentWithTab]),
  EditorView.contentAttributes.of({ autocapitalize: "off", autocorrect: "off", spellcheck: "false" }),
];

/** Most readers never search here, so the code for it is fetched when they do. */
function openSearch(view: EditorView): boolean {
  void import("./search.ts").then(({ openSearchIn }) => openSearchIn(view));
  return true;
}
