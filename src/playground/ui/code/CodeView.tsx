/** Code to write or to read: a plain field at first, and the editor as soon as its code has loaded. */
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type Ref,
  type RefObject,
} from "react";
import type { createEditor as Create, Editor } from "../../editor/create-editor.ts";
import type { DiffSide, ErrorMark } from "../../editor/marks.ts";
import type { Places } from "../../model/places.ts";
import type { Hunk } from "../../worker/diff.ts";
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

/** The selection in the plain field, which the editor takes over. */
interface Caret {
  start: number;
  end: number;
}

export function CodeView(props: CodeViewProps) {
  const module = useEditorModule(props.onChange ? "input" : "output");
  const caret = useRef<Caret>(undefined);
  // The editor cannot change its label or become read-only, so it is replaced by a new one.
  const key = `${props.label} ${props.onChange !== undefined}`;
  if (module) return <CodeEditor key={key} createEditor={module.createEditor} caret={caret} {...props} />;
  const { label, hint, text, ruler, onChange } = props;
  return (
    <CodeArea
      aria-label={label}
      aria-description={hint}
      value={text}
      caret={caret}
      ruler={ruler}
      readOnly={!onChange}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

interface CodeAreaProps extends Pick<
  ComponentProps<"textarea">,
  "readOnly" | "onChange" | "aria-label" | "aria-description"
> {
  value: string;
  /** Gets the selection when the field goes while it has the focus. */
  caret: RefObject<Caret | undefined>;
  /** Column of the line that marks the print width. */
  ruler: number | undefined;
}

/** A field even for code that is only read, because it scrolls by keyboard and "select all" selects only this code. */
function CodeArea({ caret, ruler, ...props }: CodeAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Events that tell a selection come too late for an editor that arrives while the reader types.
  useLayoutEffect(() => {
    // React sets the refs of elements before it runs layout effects.
    const own = field.current!;
    return () => {
      if (document.activeElement === own) caret.current = { start: own.selectionStart, end: own.selectionEnd };
    };
  }, [caret]);
  return (
    <textarea
      ref={field}
      className="code"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      data-ruler={ruler === undefined ? undefined : ""}
      style={createRulerStyle(ruler)}
      {...props}
    />
  );
}

interface CodeEditorProps extends CodeViewProps {
  createEditor: typeof Create;
  /** Undefined unless the plain field had the focus. */
  caret: RefObject<Caret | undefined>;
}

/** The editor keeps its own state. The effects pass on what changed outside of it. */
function CodeEditor({ createEditor, caret, ...props }: CodeEditorProps) {
  const { label, hint, text, parser, ruler, hasFolding, error, differences, places, isPatch, onChange, onCaret, ref } =
    props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef({ text, onChange, onCaret });
  useLayoutEffect(() => void (latest.current = { text, onChange, onCaret }));

  const isEditable = onChange !== undefined;
  // A layout effect, so that the editor exists when the handle below is given away.
  useLayoutEffect(() => {
    const start = caret.current;
    const created = createEditor({
      // React sets the refs of elements before it runs layout effects.
      parent: host.current!,
      text: latest.current.text,
      label,
      hint,
      hasFolding,
      isPatch,
      onChange: isEditable ? (next) => latest.current.onChange?.(next) : undefined,
      onCaret: (position) => latest.current.onCaret?.(position),
    });
    editor.current = created;
    if (start && isEditable) {
      const last = created.view.state.doc.length;
      created.view.dispatch({ selection: { anchor: Math.min(start.start, last), head: Math.min(start.end, last) } });
      created.view.focus();
    }
    return () => {
      created.destroy();
      editor.current = undefined;
    };
  }, [createEditor, caret, label, hint, hasFolding, isPatch, isEditable]);

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
