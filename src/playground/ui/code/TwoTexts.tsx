import type { EditorView } from "@codemirror/view";
import { useEffect, useMemo, useRef } from "react";
import type { Editor } from "../../editor/create-editor.ts";
import type { Comparison } from "../../worker/diff.ts";
import { CodeView } from "./CodeView.tsx";
import { useEditorModule } from "./use-editor.ts";

interface TwoTextsProps {
  comparison: Comparison;
  labels: { left: string; right: string };
  parser: string;
  rulers: [left: number | undefined, right: number | undefined];
}

/** Two texts side by side. Lines that one of them lacks are left empty there, so that both can scroll together. */
export function TwoTexts({ comparison, labels, parser, rulers }: TwoTextsProps) {
  const left = useRef<Editor>(null);
  const right = useRef<Editor>(null);
  const hasEditor = useEditorModule("output") !== undefined;
  const { hunks } = comparison;
  const marks = useMemo(
    () => ({ left: { hunks, side: "left" as const }, right: { hunks, side: "right" as const } }),
    [hunks],
  );
  useEffect(() => {
    if (hasEditor && left.current && right.current) return linkScrolling(left.current.view, right.current.view);
  }, [hasEditor, labels]);
  return (
    <div className="two-texts">
      <CodeView
        ref={left}
        label={labels.left}
        text={comparison.left}
        parser={parser}
        differences={marks.left}
        ruler={rulers[0]}
      />
      <CodeView
        ref={right}
        label={labels.right}
        text={comparison.right}
        parser={parser}
        differences={marks.right}
        ruler={rulers[1]}
      />
    </div>
  );
}

/** Either side takes the other one along. Returns a function that ends this. */
function linkScrolling(left: EditorView, right: EditorView): () => void {
  const follow = (from: HTMLElement, to: HTMLElement) => () => {
    // Setting the same value again fires no event, so this cannot go on forever.
    to.scrollTop = from.scrollTop;
    to.scrollLeft = from.scrollLeft;
  };
  const pairs = [
    [left.scrollDOM, follow(left.scrollDOM, right.scrollDOM)],
    [right.scrollDOM, follow(right.scrollDOM, left.scrollDOM)],
  ] as const;
  for (const [element, listener] of pairs) element.addEventListener("scroll", listener, { passive: true });
  return () => {
    for (const [element, listener] of pairs) element.removeEventListener("scroll", listener);
  };
}
