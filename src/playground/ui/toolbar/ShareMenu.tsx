import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import { getBaseName, getExtension } from "../../model/parsers.ts";
import { getOutput } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { CopyButton, copyText } from "../CopyButton.tsx";
import { downloadText } from "../files.tsx";
import { WORDS } from "../words.ts";

/** Everything that leaves the playground, only when the reader asks for it. The code for it is fetched then. */
export function ShareMenu({ session }: { session: Session | undefined }) {
  const [hasCopied, setHasCopied] = useState(false);
  const getReport = async () => {
    if (!session) return "";
    const { state, run } = session.signal.get();
    const { writeReport } = await import("../side-panes/write-report.ts");
    return writeReport(session, state, run);
  };
  const getConfig = async () => {
    const { exportConfig } = await import("../../model/export.ts");
    return session ? exportConfig(session.signal.get().state) : "";
  };
  const reportIssue = async () => {
    const report = await getReport();
    const { createIssueUrl } = await import("../../model/report.ts");
    const { url, isWhole } = createIssueUrl(report, WORDS.issue);
    if (!isWhole) setHasCopied(await copyText(report));
    open(url, "_blank", "noopener");
  };
  const download = () => {
    if (!session) return;
    const { state, run } = session.signal.get();
    const { languages } = session.getFormatter(state.formatter);
    const name = state.file ? getBaseName(state.file) : `output${getExtension(state.parser, languages)}`;
    downloadText(getOutput(run) ?? "", name);
  };
  return (
    <Menu label={WORDS.share}>
      <li>
        <CopyButton className="menu-item" label={WORDS.copyLink} getText={() => session?.getLink() ?? ""} />
      </li>
      <li>
        <CopyButton className="menu-item" label={WORDS.copyReport} getText={getReport} />
      </li>
      <li>
        <CopyButton className="menu-item" label={WORDS.copyConfig} getText={getConfig} />
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

/** A button with a list of actions. The list stays open after an action, because the answer is shown in it. */
function Menu({ label, children }: { label: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button is the control; this only hears Escape
    <div ref={root} className="menu" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="tool"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={listId} className="menu-list" hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}
