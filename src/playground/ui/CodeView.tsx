import { useRef, type Ref } from "react";
import type { DiffSide } from "../editor/difference-marks.ts";
import type { Editor } from "../editor/create-editor.ts";
import type { ErrorMark } from "../editor/error-mark.ts";
import type { Hunk } from "../model/diff.ts";
import type { Places } from "../model/places.ts";
import { CodeArea } from "./CodeArea.tsx";
import { CodeEditor } from "./CodeEditor.tsx";
import { useEditorModule } from "./use-editor-module.ts";

export interface CodeViewProps {
  label: string;
  hint?: string;
  text: string;
  /** Decides about the colors. Without it, there are none yet. */
  parser: string | undefined;
  /** Column of the line that marks the print width. */
  ruler?: number;
  hasFolding?: boolean;
  error?: ErrorMark;
  differences?: { hunks: Hunk[]; side: DiffSide };
  places?: Places | undefined;
  /** Without it, the code is there to be read. */
  onChange?(text: string): void;
  onCaret?: ((position: number) => void) | undefined;
  ref?: Ref<Editor>;
}

/** Where the caret was in the plain field, so that the editor can go on from there. */
export interface Caret {
  start: number;
  end: number;
}

/** Code to write or to read: the editor, or a plain field until it has come. */
export function CodeView(props: CodeViewProps) {
  const module = useEditorModule();
  const caret = useRef<Caret>(undefined);
  // Another label or use means another editor.
  const key = `${props.label} ${props.onChange !== undefined}`;
  if (module) return <CodeEditor key={key} createEditor={module.createEditor} caret={caret} {...props} />;
  const { label, hint, text, ruler, onChange } = props;
  return (
    <CodeArea
      aria-label={label}
      aria-description={hint}
      value={text}
      ruler={ruler}
      readOnly={!onChange}
      onChange={(event) => onChange?.(event.target.value)}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
        (caret.current = { start: selectionStart, end: selectionEnd })
      }
      onBlur={() => (caret.current = undefined)}
    />
  );
}
