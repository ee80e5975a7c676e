import { useId } from "react";
import { CodeArea } from "./CodeArea.tsx";
import { PaneHead } from "./PaneHead.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { WORDS } from "./words.ts";

interface InputPaneProps {
  isReady: boolean;
  content: string;
  ruler: number | undefined;
  onChange(content: string): void;
}

export function InputPane({ isReady, content, ruler, onChange }: InputPaneProps) {
  const id = useId();
  const hintId = useId();
  return (
    <section className="pane input-pane" aria-labelledby={id}>
      <PaneHead id={id} kind="input" title={WORDS.views.input}>
        <p id={hintId} className="pane-note">
          {WORDS.inputHint}
        </p>
      </PaneHead>
      <div className="pane-body">
        <CodeArea
          aria-label={WORDS.views.input}
          aria-describedby={hintId}
          value={content}
          readOnly={!isReady}
          ruler={ruler}
          onChange={(event) => onChange(event.target.value)}
        />
        {!isReady && <Skeleton kind="input" />}
      </div>
    </section>
  );
}
