import { useId } from "react";
import type { Run } from "../model/run.ts";
import { CodeArea } from "./CodeArea.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { FailureBox } from "./FailureBox.tsx";
import { PaneHead } from "./PaneHead.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { WORDS } from "./words.ts";

interface OutputPaneProps {
  content: string;
  run: Run;
  ruler: number | undefined;
  onRetry(): void;
}

export function OutputPane({ content, run, ruler, onRetry }: OutputPaneProps) {
  const id = useId();
  const { phase, output, failure, milliseconds } = run;
  const isFirst = milliseconds === undefined;
  return (
    <section className="pane output-pane" aria-labelledby={id} aria-busy={phase === "loading" || phase === "running"}>
      <PaneHead id={id} kind="output" title={WORDS.views.output}>
        <p className="pane-note">{describeRun(run, content)}</p>
        <CopyButton label={WORDS.copyOutput} getText={() => output} />
      </PaneHead>
      <div className="pane-body" data-outdated={failure !== undefined}>
        <CodeArea aria-label={WORDS.views.output} value={output} readOnly ruler={ruler} />
        {isFirst && !failure && <Skeleton kind="output" />}
      </div>
      <FailureBox failure={failure} onRetry={onRetry} />
    </section>
  );
}

function describeRun({ phase, files, failure, milliseconds, output }: Run, content: string): string {
  if (phase === "loading") return WORDS.loading(files.map((file) => file.split("/").at(-1)!.replace(".mjs", "")));
  if (failure) return milliseconds === undefined ? "" : WORDS.outdated;
  if (milliseconds === undefined) return WORDS.starting;
  const time = WORDS.formattedIn(milliseconds);
  return output === content && phase === "done" ? `${WORDS.unchanged}, ${time}` : time;
}
