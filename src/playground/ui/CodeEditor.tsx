import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type CSSProperties, type RefObject } from "react";
import type { createEditor as Create, Editor } from "../editor/create-editor.ts";
import type { Caret, CodeViewProps } from "./CodeView.tsx";

interface CodeEditorProps extends CodeViewProps {
  createEditor: typeof Create;
  /** Undefined unless the plain field had the focus. */
  caret: RefObject<Caret | undefined>;
}

/** The editor keeps its own state; React tells it what changed outside. */
export function CodeEditor({ createEditor, caret, ...props }: CodeEditorProps) {
  const { label, hint, text, parser, ruler, hasFolding, error, differences, places, onChange, onCaret, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef({ text, onChange, onCaret });
  useLayoutEffect(() => void (latest.current = { text, onChange, onCaret }));

  const isEditable = onChange !== undefined;
  // Before the handle below is given away.
  useLayoutEffect(() => {
    const start = caret.current;
    const created = createEditor({
      parent: host.current!,
      text: latest.current.text,
      label,
      ...(hint && { hint }),
      ...(hasFolding && { hasFolding }),
      ...(isEditable && { onChange: (next: string) => latest.current.onChange?.(next) }),
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
  }, [createEditor, caret, label, hint, hasFolding, isEditable]);

  useImperativeHandle(ref, () => editor.current!, []);

  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => {
    if (parser) editor.current?.setLanguage(parser);
  }, [parser]);
  useEffect(() => editor.current?.setError(error), [error]);
  useEffect(() => {
    if (differences) editor.current?.setDifferences(differences.hunks, differences.side);
  }, [differences]);
  useEffect(() => editor.current?.setPlaces(places), [places]);

  return (
    <div
      ref={host}
      className="code-editor"
      data-side={differences?.side}
      style={ruler === undefined ? undefined : ({ "--ruler": ruler } as CSSProperties)}
    />
  );
}
