/** Collects what a report needs. Fetched when a report is shown, copied or sent. */
import { createReport } from "../../model/report.ts";
import type { PlaygroundState } from "../../model/state.ts";
import { AGAIN, OUTPUT, type Run } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";

export async function writeReport(session: Session, state: PlaygroundState, run: Run): Promise<string> {
  const { text = "", failure } = run.results[OUTPUT] ?? {};
  const again = run.results[AGAIN]?.text;
  return createReport({
    state,
    formatter: session.getFormatter(state.formatter),
    link: await session.getLink(),
    output: text,
    secondOutput: again === text ? undefined : again,
    error: failure && [failure.message, failure.codeFrame].filter(Boolean).join("\n"),
  });
}
