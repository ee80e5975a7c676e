import { useEffect, useState } from "react";
import type { Run } from "../model/run.ts";
import type { PlaygroundState } from "../model/state.ts";
import type { Session } from "../session.ts";
import { CodeView } from "./CodeView.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { WORDS } from "./words.ts";
import { writeReport } from "./write-report.ts";

interface ReportPaneProps {
  state: PlaygroundState;
  run: Run;
  session: Session;
}

/** The report of the newest run, written again after each. */
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
