import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { PlaygroundData } from "../../model/playground-data.ts";
import { groupVersions, type ListedRelease } from "../../model/version-groups.ts";
import { WORDS } from "../words.ts";
import { Dialog } from "./Dialog.tsx";

interface VersionDialogProps {
  data: PlaygroundData;
  /** The name of the version that is in use. */
  chosen: string;
  onChoose(name: string): void;
  onClose(): void;
}

/** The list of releases with a field to search it. The focus stays in the field, and arrow keys move through the list. */
export function VersionDialog({ data, chosen, onChoose, onClose }: VersionDialogProps) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(chosen);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const groups = groupVersions(data, query);
  const releases = groups.flatMap((group) => group.releases);
  const current = releases.find((release) => release.name === active) ?? releases[0];
  const getId = (name: string) => `${id}-${name}`;

  // After the dialog has opened and taken the focus.
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [current?.name]);

  const choose = (release: ListedRelease | undefined) => {
    if (!release) return;
    onChoose(release.name);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = current ? releases.indexOf(current) : 0;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(index + 1, releases.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      PageDown: Math.min(index + 8, releases.length - 1),
      PageUp: Math.max(index - 8, 0),
    };
    const target = targets[event.key];
    if (event.key === "Enter") choose(current);
    else if (target !== undefined) setActive(releases[target]?.name ?? active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={WORDS.versionTitle} onClose={onClose}>
      <input
        ref={field}
        type="text"
        role="combobox"
        className="version-search"
        aria-label={WORDS.versionSearch}
        placeholder={WORDS.versionPlaceholder}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && getId(current.name)}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag for it has a field to search in */}
      <div className="version-list" role="listbox" id={`${id}-list`} aria-label={WORDS.versionTitle} ref={list}>
        {groups.map(({ major, releases: own }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group within a list of this kind
          <div key={major ?? "named"} role="group" aria-label={WORDS.versionGroup(major)}>
            <p aria-hidden="true">{WORDS.versionGroup(major)}</p>
            {own.map((release) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
              <div
                key={release.name}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
                role="option"
                id={getId(release.name)}
                tabIndex={-1}
                aria-selected={release.name === chosen}
                data-active={release === current}
                onClick={() => choose(release)}
              >
                <strong>{WORDS.formatter(release.name, release.version)}</strong>
                <span>{release.month && WORDS.versionMonth(release.month)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="version-note" aria-live="polite">
        {current ? current.post && <a href={current.post}>{WORDS.releasePost(current.version)}</a> : WORDS.noVersions}
        <br />
        {WORDS.versionCount(data.formatters.length + data.releases.length, data.published)}
      </p>
    </Dialog>
  );
}
