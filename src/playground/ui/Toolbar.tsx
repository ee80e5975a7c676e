import type { ReactNode } from "react";
import { listParsers } from "../model/parsers.ts";
import { findFormatter, type PlaygroundData } from "../model/playground-data.ts";
import type { PlaygroundState } from "../model/state.ts";
import type { Session } from "../session.ts";
import { WORDS } from "./words.ts";

interface ToolbarProps {
  data: PlaygroundData;
  state: PlaygroundState;
  session: Session | undefined;
  children: ReactNode;
}

/** What decides everything else: the language and the version. */
export function Toolbar({ data, state, session, children }: ToolbarProps) {
  const parsers = listParsers(findFormatter(data, state.formatter)!);
  const isListed = parsers.some((parser) => parser.value === state.parser);
  return (
    <div className="toolbar">
      {children}
      <label className="choice">
        <span>{WORDS.language}</span>
        <select value={state.parser} onChange={(event) => session?.chooseParser(event.target.value)}>
          {(isListed ? parsers : [...parsers, { value: state.parser, label: state.parser }]).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="choice">
        <span>{WORDS.version}</span>
        <select value={state.formatter} onChange={(event) => session?.chooseFormatter(event.target.value)}>
          {data.formatters.map(({ name, version }) => (
            <option key={name} value={name}>
              {WORDS.formatter(name, version)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
