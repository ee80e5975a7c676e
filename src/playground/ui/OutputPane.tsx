import { useId } from "react";
import type { TaskResult } from "../model/run.ts";
import { CodeView } from "./CodeView.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { FailureBox } from "./FailureBox.tsx";
import { PaneHead } from "./PaneHead.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { WORDS } from "./words.ts";

interface OutputPaneProps {
  result: TaskResult | undefined;
  parser: string | undefined;
  ruler: number | undefined;
  /** What is going on, or how long it took. */
  status: string;
  isBusy: boolean;
  onRetry(): void;
  onGoToError(): void;
}

export function OutputPane({ result = {}, parser, ruler, status, isBusy, onRetry, onGoToError }: OutputPaneProps) {
  const id = useId();
  const { text, failure } = result;
  return (
    <section className="pane output-pane" aria-labelledby={id} aria-busy={isBusy}>
      <PaneHead id={id} kind="output" title={WORDS.views.output}>
        <p className="pane-note">{status}</p>
        <span className="pane-tools">
          <CopyButton className="quiet-tool" label={WORDS.copyOutput} getText={() => text ?? ""} />
        </span>
      </PaneHead>
      <div className="pane-body" data-outdated={failure !== undefined}>
        <CodeView
          label={WORDS.views.output}
          text={text ?? ""}
          parser={parser}
          {...(ruler !== undefined && { ruler })}
        />
        {text === undefined && !failure && <Skeleton kind="output" />}
      </div>
      <FailureBox failure={failure} onRetry={onRetry} onGoToError={onGoToError} />
    </section>
  );
}
