import { useState } from "react";
import { getExtension } from "../model/file-names.ts";
import { OUTPUT } from "../model/tasks.ts";
import type { Session } from "../session.ts";
import { copyText } from "./copy-text.ts";
import { CopyButton } from "./CopyButton.tsx";
import { downloadText } from "./download-text.ts";
import { Menu } from "./Menu.tsx";
import { WORDS } from "./words.ts";

/** Everything that leaves the playground, always by the reader's own hand. What writes it is fetched when it is asked for. */
export function ShareMenu({ session }: { session: Session | undefined }) {
  const [hasCopied, setHasCopied] = useState(false);
  const getReport = async () => {
    const { state, run } = session!.signal.get();
    const { writeReport } = await import("./write-report.ts");
    return writeReport(session!, state, run);
  };
  const reportIssue = async () => {
    const report = await getReport();
    const { createIssueUrl } = await import("../model/report.ts");
    const { url, isWhole } = createIssueUrl(report, WORDS.issue);
    if (!isWhole) setHasCopied(await copyText(report));
    open(url, "_blank", "noopener");
  };
  const download = () => {
    const { state, run } = session!.signal.get();
    const { languages } = session!.getFormatter(state.formatter);
    const name = state.file?.split(/[/\\]/).at(-1) ?? `output${getExtension(state.parser, languages)}`;
    downloadText(run.results[OUTPUT]?.text ?? "", name);
  };
  return (
    <Menu label={WORDS.share}>
      <li>
        <CopyButton className="menu-item" label={WORDS.copyLink} getText={() => session!.getLink()} />
      </li>
      <li>
        <CopyButton className="menu-item" label={WORDS.copyReport} getText={getReport} />
      </li>
      <li>
        <CopyButton
          className="menu-item"
          label={WORDS.copyConfig}
          getText={async () => (await import("../model/export.ts")).exportConfig(session!.signal.get().state)}
        />
      </li>
      <li>
        <button type="button" className="menu-item" onClick={download}>
          {WORDS.download}
        </button>
      </li>
      <li>
        <button type="button" className="menu-item" onClick={() => void reportIssue()}>
          {WORDS.reportIssue}
        </button>
        <p className="menu-note" aria-live="polite">
          {hasCopied && WORDS.reportCopied}
        </p>
      </li>
    </Menu>
  );
}
