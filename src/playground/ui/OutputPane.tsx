import { useId, useMemo, type Ref } from "react";
import type { Editor } from "../editor/create-editor.ts";
import { toPosition } from "../model/places.ts";
import type { TaskResult } from "../model/run.ts";
import { CodeView } from "./CodeView.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { FailureBox } from "./FailureBox.tsx";
import { PaneHead } from "./PaneHead.tsx";
import { Skeleton } from "./Skeleton.tsx";
import type { LinkedScrolling } from "./use-linked-scrolling.ts";
import { WORDS } from "./words.ts";

interface OutputPaneProps {
  result: TaskResult | undefined;
  parser: string | undefined;
  ruler: number | undefined;
  /** What is going on, or how long it took. */
  status: string;
  isBusy: boolean;
  output: Ref<Editor>;
  scrolling: LinkedScrolling;
  onRetry(): void;
  onGoToError(): void;
}

export function OutputPane({ result = {}, parser, ruler, status, isBusy, output, ...rest }: OutputPaneProps) {
  const { scrolling, onRetry, onGoToError } = rest;
  const id = useId();
  const { text, failure, caret } = result;
  const places = useMemo(
    () => (caret === undefined || text === undefined ? undefined : { caret: toPosition(text, caret) }),
    [text, caret],
  );
  return (
    <section className="pane output-pane" aria-labelledby={id} aria-busy={isBusy}>
      <PaneHead id={id} kind="output" title={WORDS.views.output}>
        <p className="pane-note">{status}</p>
        <span className="pane-tools">
          <button
            type="button"
            className="quiet-tool scroll-toggle"
            aria-pressed={scrolling.isOn}
            onClick={scrolling.toggle}
          >
            {WORDS.scrollTogether}
          </button>
          <CopyButton className="quiet-tool" label={WORDS.copyOutput} getText={() => text ?? ""} />
        </span>
      </PaneHead>
      <div className="pane-body" data-outdated={failure !== undefined && failure.kind !== "embed"}>
        <CodeView
          ref={output}
          label={WORDS.views.output}
          text={text ?? ""}
          parser={parser}
          places={places}
          {...(ruler !== undefined && { ruler })}
        />
        {text === undefined && !failure && <Skeleton kind="output" />}
      </div>
      <FailureBox failure={failure} onRetry={onRetry} onGoToError={onGoToError} />
    </section>
  );
}
