import type { ReactNode } from "react";
import { Bars } from "../../app/ui/primitives/Bars.tsx";

/** What goes in is ragged, what comes out is even. */
const MARKS = {
  input: [" 5d", "5c5b", "  5f"],
  output: ["5e5c", " 5h", "5e5c"],
  options: ["5b0g", "0f5b", "0b5b0d"],
};

export function PaneHead({
  id,
  kind,
  title,
  children,
}: {
  id: string;
  kind: keyof typeof MARKS;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="pane-head">
      <Bars rows={MARKS[kind]} className="pane-mark" />
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
