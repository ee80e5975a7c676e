import { memo, Suspense, useState, type ReactNode } from "react";
import { listParsers } from "../../model/parsers.ts";
import type { FormatterData, PlaygroundData } from "../../model/playground-data.ts";
import { groupVersions } from "../../model/version-groups.ts";
import type { Session } from "../../session.ts";
import { VersionDialog } from "../lazy-parts.tsx";
import { WORDS } from "../words.ts";

interface ToolbarProps {
  data: PlaygroundData;
  formatter: FormatterData;
  parser: string;
  file: string | undefined;
  /** The name of the version on the right of a comparison. */
  other: string | undefined;
  session: Session | undefined;
  children?: ReactNode;
}

/** The choices that everything else depends on: the language and the version. */
export const Toolbar = memo(function Toolbar({
  data,
  formatter,
  parser,
  file,
  other,
  session,
  children,
}: ToolbarProps) {
  const parsers = listParsers(formatter);
  const isListed = parsers.some(({ value }) => value === parser);
  return (
    <div className="toolbar">
      {children}
      <label className="choice">
        <span>{WORDS.language}</span>
        <select
          aria-label={WORDS.language}
          value={parser}
          onChange={(event) => session?.chooseParser(event.target.value)}
        >
          {(isListed ? parsers : [...parsers, { value: parser, label: parser }]).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <FileName value={file} onChange={(name) => session?.nameFile(name)} />
      <VersionField data={data} formatter={formatter} session={session} />
      <label className="choice">
        <span>{WORDS.compare}</span>
        <select
          aria-label={WORDS.compare}
          value={other ?? ""}
          onChange={({ target: { value } }) =>
            value === "" ? session?.stopComparing() : session?.chooseFormatter(value, "right")
          }
        >
          <option value="">{WORDS.compareNothing}</option>
          {groupVersions(data).map(({ major, releases }) => (
            <optgroup key={major ?? "named"} label={WORDS.versionGroup(major)}>
              {releases.map(({ name, version }) => (
                <option key={name} value={name}>
                  {name === formatter.name
                    ? WORDS.compareSame(WORDS.formatter(name, version))
                    : WORDS.formatter(name, version)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
});

/** Opens the list of releases, which is too long for a menu. */
function VersionField({ data, formatter, session }: Pick<ToolbarProps, "data" | "formatter" | "session">) {
  const [isOpen, setOpen] = useState(false);
  const label = WORDS.formatter(formatter.name, formatter.version);
  return (
    <>
      <label className="choice">
        <span>{WORDS.version}</span>
        <button
          type="button"
          className="version-field"
          aria-haspopup="dialog"
          aria-label={WORDS.versionField(label)}
          onClick={() => setOpen(true)}
        >
          {label}
        </button>
      </label>
      <Suspense>
        {isOpen && session && (
          <VersionDialog
            data={data}
            chosen={formatter.name}
            onChoose={(name) => session.chooseFormatter(name)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface FileNameProps {
  value: string | undefined;
  onChange(name: string): void;
}

/** The name counts when it is finished, because half a name could choose a wrong language. */
function FileName({ value = "", onChange }: FileNameProps) {
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
