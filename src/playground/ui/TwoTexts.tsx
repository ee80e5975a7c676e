import { useEffect, useMemo, useRef } from "react";
import type { Editor } from "../editor/create-editor.ts";
import { linkScrolling } from "../editor/link-scrolling.ts";
import type { Comparison } from "../model/diff.ts";
import { CodeView } from "./CodeView.tsx";
import { useEditorModule } from "./use-editor-module.ts";

interface TwoTextsProps {
  comparison: Comparison;
  labels: { left: string; right: string };
  parser: string;
  rulers: [left: number | undefined, right: number | undefined];
}

/** Two texts line by line: what one lacks is left empty, so both scroll as one. */
export function TwoTexts({ comparison, labels, parser, rulers }: TwoTextsProps) {
  const left = useRef<Editor>(null);
  const right = useRef<Editor>(null);
  const hasEditor = useEditorModule() !== undefined;
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
        {...(rulers[0] !== undefined && { ruler: rulers[0] })}
      />
      <CodeView
        ref={right}
        label={labels.right}
        text={comparison.right}
        parser={parser}
        differences={marks.right}
        {...(rulers[1] !== undefined && { ruler: rulers[1] })}
      />
    </div>
  );
}
