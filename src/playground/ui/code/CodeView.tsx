/** Code to write or to read: a plain field at first, and the editor as soon as its code has loaded. */
import {
  createContext,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
} from "react";
import { createSignal, type Signal } from "../../../app/runtime/signal.ts";
import type { createEditor as Create, Editor } from "../../editor/create-editor.ts";
import type { DiffSide, ErrorMark } from "../../editor/marks.ts";
import type { Places } from "../../model/places.ts";
import type { Hunk } from "../../worker/diff.ts";
import { takeField, type PlainField } from "./plain-field.ts";
import { useEditorModule } from "./use-editor.ts";

interface CodeViewProps {
  label: string;
  hint?: string | undefined;
  text: string;
  /** Decides about the colors. There are none without it. */
  parser: string | undefined;
  /** Column of the line that marks the print width. */
  ruler?: number | undefined;
  hasFolding?: boolean | undefined;
  error?: ErrorMark | undefined;
  differences?: { hunks: Hunk[]; side: DiffSide };
  places?: Places | undefined;
  /** Lines that begin with a plus or a minus are marked. */
  isPatch?: boolean;
  /** Without it, the code is read-only. */
  onChange?: ((text: string) => void) | undefined;
  onCaret?: ((position: number) => void) | undefined;
  ref?: Ref<Editor>;
}

/** What the editor takes over from the plain field. */
interface Handover {
  /** The text that the reader began with, for undoing. */
  origin: string;
  scroll: { left: number; top: number };
  /** Undefined unless the field had the focus. */
  selection?: { anchor: number; head: number } | undefined;
}

/** What the engine calls for the code in its HTML. The browser leaves that as it finds it. */
export type RenderCode = (props: Pick<CodeViewProps, "label" | "hint" | "text" | "onChange">) => string;
export const CodeRenderer = createContext<RenderCode | undefined>(undefined);

export function CodeView(props: CodeViewProps) {
  const module = useEditorModule(props.onChange ? "input" : "output");
  const [handover] = useState(() => createSignal<Handover | undefined>(undefined));
  // The editor cannot change its label or become read-only, so it is replaced by a new one.
  const key = `${props.label} ${props.onChange !== undefined}`;
  if (module) return <CodeEditor key={key} createEditor={module.createEditor} handover={handover} {...props} />;
  return <PlainCode key={key} handover={handover} {...props} />;
}

interface PlainCodeProps extends CodeViewProps {
  handover: Signal<Handover | undefined>;
}

/** Always the same, so that React never draws it anew. */
const AS_IT_IS = { __html: "" };

/**
 * A field even for code that is only read, because it scrolls by keyboard and "select all" selects only this code. React does not
 * know what is in it: while it hydrates in small steps, it would write an older text over what the reader types.
 */
function PlainCode({ handover, label, hint, text, ruler, onChange }: PlainCodeProps) {
  const render = useContext(CodeRenderer);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<PlainField>(undefined);
  const latest = useRef({ text, onChange });
  useLayoutEffect(() => void (latest.current = { text, onChange }));

  const isReadOnly = onChange === undefined;
  useLayoutEffect(() => {
    // React sets the refs of elements before it runs layout effects.
    const parent = place.current!;
    const taken = (field.current = takeField(parent, { label, hint, isReadOnly }));
    const { element } = taken;
    const origin = latest.current.text;
    const pass = () => latest.current.onChange?.(element.value);
    element.addEventListener("input", pass);
    if (taken.isFromPage && element.value !== origin) pass();
    else taken.setText(origin);
    return () => {
      element.removeEventListener("input", pass);
      const { selectionStart: anchor, selectionEnd: head } = element;
      handover.set({
        origin,
        scroll: { left: parent.scrollLeft, top: parent.scrollTop },
        selection: document.activeElement === element ? { anchor, head } : undefined,
      });
    };
  }, [handover, label, hint, isReadOnly]);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) field.current?.setText(text);
    isFirst.current = false;
  }, [text]);

  return (
    <div
      ref={place}
      className="code"
      style={createRulerStyle(ruler)}
      dangerouslySetInnerHTML={render ? { __html: render({ label, hint, text, onChange }) } : AS_IT_IS}
      suppressHydrationWarning
    />
  );
}

interface CodeEditorProps extends CodeViewProps {
  createEditor: typeof Create;
  /** Undefined if there was no plain field. */
  handover: Signal<Handover | undefined>;
}

/** The editor keeps its own state. The effects pass on what changed outside of it. */
function CodeEditor({ createEditor, handover, ...props }: CodeEditorProps) {
  const { label, hint, text, parser, ruler, hasFolding, error, differences, places, isPatch, onChange, onCaret, ref } =
    props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef({ text, parser, onChange, onCaret });
  useLayoutEffect(() => void (latest.current = { text, parser, onChange, onCaret }));

  const isEditable = onChange !== undefined;
  // A layout effect, so that the editor exists when the handle below is given away.
  useLayoutEffect(() => {
    const { origin = latest.current.text, scroll, selection } = handover.get() ?? {};
    handover.set(undefined);
    const created = createEditor({
      // React sets the refs of elements before it runs layout effects.
      parent: host.current!,
      text: origin,
      parser: latest.current.parser,
      label,
      hint,
      hasFolding,
      isPatch,
      onChange: isEditable ? (next) => latest.current.onChange?.(next) : undefined,
      onCaret: (position) => latest.current.onCaret?.(position),
    });
    editor.current = created;
    created.setText(latest.current.text);
    if (scroll) created.view.scrollDOM.scrollTo(scroll);
    if (selection) {
      const clamp = (position: number) => Math.min(position, created.view.state.doc.length);
      created.view.dispatch({ selection: { anchor: clamp(selection.anchor), head: clamp(selection.head) } });
      created.view.focus();
    }
    return () => {
      created.destroy();
      editor.current = undefined;
    };
  }, [createEditor, handover, label, hint, hasFolding, isPatch, isEditable]);

  // The layout effect above has created it.
  useImperativeHandle(ref, () => editor.current!, []);

  // A layout effect, so that nothing can be written between the render and this.
  useLayoutEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => {
    if (parser) editor.current?.setLanguage(parser);
  }, [parser]);
  useEffect(() => editor.current?.setError(error), [error]);
  useEffect(() => {
    if (differences) editor.current?.setDifferences(differences.hunks, differences.side);
  }, [differences]);
  useEffect(() => editor.current?.setPlaces(places), [places]);

  return <div ref={host} className="code-editor" data-side={differences?.side} style={createRulerStyle(ruler)} />;
}

/** The cast is there because the types of React do not know custom properties. */
function createRulerStyle(ruler: number | undefined): CSSProperties | undefined {
  return ruler === undefined ? undefined : ({ "--ruler": ruler } as CSSProperties);
}
