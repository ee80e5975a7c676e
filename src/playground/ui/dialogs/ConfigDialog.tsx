import { useState } from "react";
import { EXPORT_FORMATS, exportOptions } from "../../model/export.ts";
import type { PlaygroundState } from "../../model/state.ts";
import type { Session } from "../../session.ts";
import { CopyButton } from "../CopyButton.tsx";
import { FilePicker } from "../files.tsx";
import { WORDS } from "../words.ts";
import { Dialog } from "./Dialog.tsx";

interface ConfigDialogProps {
  state: PlaygroundState;
  session: Session;
  onClose(): void;
}

/** Imports options from a configuration, and exports them as a configuration, a command or a call. */
export function ConfigDialog({ state, session, onClose }: ConfigDialogProps) {
  const [text, setText] = useState("");
  const formatter = session.getFormatter(state.formatter);
  return (
    <Dialog title={WORDS.configTitle} onClose={onClose}>
      <p className="dialog-hint">{WORDS.configHint}</p>
      <textarea
        className="config-input"
        aria-label={WORDS.configInput}
        rows={7}
        spellCheck={false}
        value={text}
        placeholder={'{ "semi": false }'}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="dialog-tools">
        <button
          type="button"
          className="tool"
          disabled={text.trim() === ""}
          onClick={() => void session.importConfig(text).then(onClose)}
        >
          {WORDS.useConfig}
        </button>
        <FilePicker onPick={(file) => void session.importConfigFile(file).then(onClose)} />
      </p>
      <h2>{WORDS.exportTitle}</h2>
      {EXPORT_FORMATS.map((format) => {
        const exported = exportOptions(format, state, formatter);
        return (
          <section key={format} className="export" aria-label={WORDS.exportFormats[format]}>
            <div className="export-head">
              <h3>{WORDS.exportFormats[format]}</h3>
              <CopyButton className="quiet-tool" label={WORDS.copy} getText={() => exported} />
            </div>
            <pre>{exported}</pre>
          </section>
        );
      })}
    </Dialog>
  );
}
