import { useId, useMemo } from "react";
import type { TaskResult } from "../../model/tasks.ts";
import type { SideName } from "../../session.ts";
import { TwoTexts } from "../code/TwoTexts.tsx";
import { WORDS } from "../words.ts";
import { FailureBox, PaneHead } from "./pane-parts.tsx";

interface ComparePaneProps {
  comparison: TaskResult | undefined;
  left: SideView;
  right: SideView;
  parser: string;
  isBusy: boolean;
  onStop(): void;
  onRetry(): void;
}

interface SideView {
  version: string;
  result: TaskResult | undefined;
  ruler: number | undefined;
}

/** Two outputs side by side. If one of them fails, the failure is shown below and the last comparison stays. */
export function ComparePane({ comparison, left, right, parser, isBusy, onStop, onRetry }: ComparePaneProps) {
  const id = useId();
  const found = comparison?.comparison;
  const sides = { left, right };
  const failure = left.result?.failure ?? right.result?.failure;
  const labels = useMemo(
    () => ({ left: describeLabel("left", left.version), right: describeLabel("right", right.version) }),
    [left.version, right.version],
  );
  return (
    <section className="pane output-pane compare-pane" aria-labelledby={id} aria-busy={isBusy}>
      <PaneHead id={id} kind="output" title={WORDS.views.output}>
        <p className="pane-note" aria-live="polite">
          {found && (found.hunks.length === 0 ? WORDS.equalOutputs : WORDS.differences(found.hunks.length))}
        </p>
        <span className="pane-tools">
          <button type="button" className="quiet-tool" onClick={onStop}>
            {WORDS.stopComparing}
          </button>
        </span>
      </PaneHead>
      <div className="side-heads">
        {(["left", "right"] as const).map((side) => (
          <p key={side} className="side-head" data-side={side}>
            {sides[side].version}
            <span className="pane-note">{describeTime(sides[side].result)}</span>
          </p>
        ))}
      </div>
      <div className="pane-body" data-outdated={failure !== undefined && failure.kind !== "embed"}>
        {found && <TwoTexts comparison={found} labels={labels} parser={parser} rulers={[left.ruler, right.ruler]} />}
      </div>
      <FailureBox failure={failure} onRetry={onRetry} />
    </section>
  );
}

function describeLabel(side: SideName, version: string): string {
  return `${WORDS.views.output}, ${WORDS.sides[side].toLowerCase()}: ${version}`;
}

function describeTime(result: TaskResult | undefined): string {
  if (result?.failure && result.failure.kind !== "embed") return WORDS.failures[result.failure.kind];
  return result?.milliseconds === undefined ? "" : WORDS.formattedIn(result.milliseconds);
}
