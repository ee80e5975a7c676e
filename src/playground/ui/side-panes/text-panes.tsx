/** Panes that show a text: one that the formatter printed, and the report. */
import { useEffect, useState } from "react";
import { fence } from "../../model/report.ts";
import type { PaneName, PlaygroundState } from "../../model/state.ts";
import type { Run, TaskResult } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { CodeView } from "../code/CodeView.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { WORDS } from "../words.ts";
import { writeReport } from "./write-report.ts";

interface TextPaneProps {
  pane: PaneName;
  result: TaskResult | undefined;
  parser: string;
}

/** A failure is shown above the last good text, and other panes are not affected. */
export function TextPane({ pane, result, parser }: TextPaneProps) {
  return (
    <>
      {result?.failure && <p className="pane-failure">{WORDS.failures[result.failure.kind]}</p>}
      {pane === "doc" && (
        <p className="verdict">
          <CopyButton className="quiet-tool" label={WORDS.copyDoc} getText={() => fence("js", result?.text ?? "")} />
        </p>
      )}
      <div className="pane-body" data-outdated={result?.isForeign || result?.failure !== undefined}>
        <CodeView label={WORDS.panes[pane]} text={result?.text ?? ""} parser={parser} hasFolding />
      </div>
    </>
  );
}

interface ReportPaneProps {
  state: PlaygroundState;
  run: Run;
  session: Session;
}

/** The report is written anew after each run. */
export function ReportPane({ state, run, session }: ReportPaneProps) {
  const [report, setReport] = useState("");
  const isDone = run.phase === "done";
  useEffect(() => {
    let isNewest = true;
    if (isDone) void writeReport(session, state, run).then((text) => isNewest && setReport(text));
    return () => void (isNewest = false);
  }, [isDone, run, state, session]);
  return (
    <>
      <p className="verdict">
        <CopyButton className="quiet-tool" label={WORDS.copyReport} getText={() => report} />
      </p>
      <div className="pane-body">
        <CodeView label={WORDS.panes.report} text={report} parser="markdown" />
      </div>
    </>
  );
}
