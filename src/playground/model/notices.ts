/** What a reader is told about a link or a file that could not be used as it is, and what reading one needs. */
import type { ConfigProblem } from "../config/parse-config.ts";
import type { FormatterData, PlaygroundData } from "./playground-data.ts";

export type Notice =
  | { type: "broken-link" }
  | { type: "cut-link" }
  | { type: "link-too-long" }
  | { type: "unknown-version"; name: string }
  | { type: "missing-version"; name: string }
  | { type: "unknown-plugins"; names: string[] }
  | { type: "missing-plugins" }
  | { type: "ignored-options"; names: string[] }
  | { type: "config"; name: string; used: string[]; problems: ConfigProblem[] }
  | { type: "unreadable-config"; name: string; message: string }
  | { type: "program"; name: string }
  | { type: "no-text"; name: string }
  | { type: "too-large"; name: string };

export interface ReadContext {
  data: PlaygroundData;
  /** Fetches the data of older versions and of plugins. */
  loadFormatter(name: string, plugins?: string[]): Promise<FormatterData>;
}
