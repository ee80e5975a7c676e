import { useState } from "react";
import { WORDS } from "./words.ts";

interface FileNameProps {
  value: string | undefined;
  onChange(name: string): void;
}

/** Counts when it is finished: half a name would choose a language that nobody wants. */
export function FileName({ value = "", onChange }: FileNameProps) {
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    if (draft !== undefined && draft !== value) onChange(draft);
    setDraft(undefined);
  };
  return (
    <label className="choice">
      <span>{WORDS.file}</span>
      <input
        type="text"
        aria-label={WORDS.file}
        className="file-name"
        value={draft ?? value}
        placeholder={WORDS.filePlaceholder}
        maxLength={200}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === "Enter" && finish()}
      />
    </label>
  );
}
