import { useId, type CSSProperties } from "react";
import { PaneHead } from "./PaneHead.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { WORDS } from "./words.ts";

interface InputPaneProps {
  isReady: boolean;
  content: string;
  /** Column of the line that marks the print width. */
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
        <textarea
          className="code"
          aria-labelledby={id}
          aria-describedby={hintId}
          value={content}
          readOnly={!isReady}
          onChange={(event) => onChange(event.target.value)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          data-ruler={ruler !== undefined || undefined}
          {...(ruler !== undefined && { style: { "--ruler": ruler } as CSSProperties })}
        />
        {!isReady && <Skeleton kind="input" />}
      </div>
    </section>
  );
}
