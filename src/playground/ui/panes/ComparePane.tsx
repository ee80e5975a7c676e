import { useId, useMemo } from "react";
import type { TaskResult } from "../../model/tasks.ts";
import type { SideName } from "../../model/state.ts";
import type { Session } from "../../session.ts";
import { CodeView } from "../code/CodeView.tsx";
import { DiffTools, DiffView } from "../code/DiffView.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { WORDS } from "../words.ts";
import { FailureBox, PaneHead } from "./pane-parts.tsx";

interface ComparePaneProps {
  comparison: TaskResult | undefined;
  left: SideView;
  right: SideView;
  parser: string;
  isBusy: boolean;
  session: Session | undefined;
}

interface SideView {
  version: string;
  result: TaskResult | undefined;
  ruler: number | undefined;
}

const SIDES = ["left", "right"] as const;

/** Two outputs. If one of them fails, the failure is shown below and the last comparison stays. */
export function ComparePane({ comparison, left, right, parser, isBusy, session }: ComparePaneProps) {
  const id = useId();
  const found = comparison?.comparison;
  const isSame = found?.hunks.length === 0;
  const sides = { left, right };
  const failure = left.result?.failure ?? right.result?.failure;
  const isOld = comparison?.isForeign || (failure !== undefined && failure.kind !== "embed");
  const labels = useMemo(
    () => ({ left: describeLabel("left", left.version), right: describeLabel("right", right.version) }),
    [left.version, right.version],
  );
  return (
    <section className="pane output-pane compare-pane" aria-labelledby={id} aria-busy={isBusy}>
      <PaneHead id={id} kind="output" title={WORDS.views.output}>
        <p className="pane-note" aria-live="polite">
          {found && (isSame ? WORDS.equalOutputs : WORDS.differences(found.hunks.length))}
        </p>
        <span className="pane-tools">
          {found && !isSame && <DiffTools comparison={found} labels={labels} />}
          <button type="button" className="quiet-tool" onClick={() => session?.stopComparing()}>
            {WORDS.stopComparing}
          </button>
        </span>
      </PaneHead>
      <div className="side-heads">
        {SIDES.map((side) => (
          <p key={side} className="side-head" data-side={side}>
            {sides[side].version}
            <span className="pane-note">{describeTime(sides[side].result)}</span>
            {found && <CopyButton className="quiet-tool" label={WORDS.copySide[side]} getText={() => found[side]} />}
          </p>
        ))}
      </div>
      <div className="pane-body" data-outdated={isOld}>
        {/* One copy is enough where both are the same. */}
        {found && isSame && (
          <CodeView label={WORDS.views.output} text={found.right} parser={parser} ruler={left.ruler} />
        )}
        {found && !isSame && (
          <DiffView comparison={found} labels={labels} parser={parser} rulers={[left.ruler, right.ruler]} />
        )}
      </div>
      <FailureBox failure={failure} session={session} />
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
