/** What a reader is told about a link or a file that could not be used as it is, and what reading one needs. */
import type { ConfigProblem } from "../config/parse-config.ts";
import type { FormatterData, PlaygroundData, Release } from "./playground-data.ts";
import type { PlaygroundState } from "./state.ts";

export interface OpenedFile {
  name: string;
  text: string;
}

/** About a file or a text that a reader brought. */
export type FileNotice = (
  | { type: "config"; name: string; used: string[]; problems: ConfigProblem[] }
  | { type: "unreadable-config"; name: string; message: string }
  | { type: "shared-config"; name: string; from: string }
  | { type: "program"; name: string; reason: string }
  | { type: "no-text"; name: string }
  | { type: "too-large"; name: string }
) & {
  /** The file itself, where it can be opened as code. */
  opened?: OpenedFile;
};

export type Notice =
  | { type: "broken-link" }
  | { type: "cut-link" }
  | { type: "link-too-long" }
  | { type: "unknown-version"; name: string; nearest?: Release | undefined }
  | { type: "missing-version"; name: string }
  | { type: "unknown-plugins"; names: string[] }
  | { type: "missing-plugins" }
  | { type: "ignored-options"; names: string[] }
  | { type: "replaced-parser"; name: string; used: string }
  | FileNotice;

export interface ReadContext {
  data: PlaygroundData;
  /** Fetches the data of older versions and of plugins. */
  loadFormatter(name: string, plugins?: string[]): Promise<FormatterData>;
}

type Key = keyof PlaygroundState;

const OF_FILES: Key[] = ["content", "file", "options"];

/** The parts of the state that a notice is about: when one of them changes, what was said no longer holds. */
const SUBJECTS: Record<Notice["type"], Key[]> = {
  "broken-link": ["content", "parser"],
  "cut-link": ["content", "parser"],
  // Whether the code fits is seen whenever the address is written.
  "link-too-long": [],
  "unknown-version": ["formatter", "other"],
  "missing-version": ["formatter", "other"],
  "unknown-plugins": ["plugins"],
  "missing-plugins": ["plugins"],
  "ignored-options": ["options", "other", "formatter"],
  "replaced-parser": ["parser"],
  config: ["options"],
  "unreadable-config": OF_FILES,
  "shared-config": OF_FILES,
  program: OF_FILES,
  "no-text": OF_FILES,
  "too-large": OF_FILES,
};

/** The notices whose cause is still there after a change. */
export function keepNotices(notices: Notice[], before: PlaygroundState, after: PlaygroundState): Notice[] {
  const kept = notices.filter(({ type }) => SUBJECTS[type].every((key) => before[key] === after[key]));
  return kept.length < notices.length ? kept : notices;
}

const FILE_NOTICES = ["config", "unreadable-config", "shared-config", "program", "no-text", "too-large"];

/** Replaces an older notice of the same type. Of those about files, only the newest is of interest. */
export function addNotice(notices: Notice[], notice: Notice): Notice[] {
  const isFile = FILE_NOTICES.includes(notice.type);
  const isReplaced = ({ type }: Notice) => type === notice.type || (isFile && FILE_NOTICES.includes(type));
  return [...notices.filter((each) => !isReplaced(each)), notice];
}

export function markTooLong(notices: Notice[], isTooLong: boolean): Notice[] {
  if (isTooLong) return addNotice(notices, { type: "link-too-long" });
  const others = notices.filter(({ type }) => type !== "link-too-long");
  return others.length < notices.length ? others : notices;
}
