/** The state as an address and back. Whatever an address holds, a usable state comes out, with notices of what was left behind. */
import type { ConfigProblem } from "../config/check-options.ts";
import { decodeHash, encodeHash, encodePlainHash, isRecord, type RawState } from "./hash.ts";
import { updateOptions } from "./old-options.ts";
import { readOptions } from "./options.ts";
import { listReleases, type FormatterData, type PlaygroundData } from "./playground-data.ts";
import type { PickedPlugins } from "./pick-plugins.ts";
import { getSample } from "./samples.ts";
import { createState, PANES, type PlaygroundState, type Variant } from "./state.ts";

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

export interface Address {
  search: string;
  hash: string;
}

export interface Read {
  state: PlaygroundState;
  notices: Notice[];
}

export interface ReadContext {
  data: PlaygroundData;
  /** Fetches what is known about an older version, and about plugins. */
  loadFormatter(name: string, plugins?: string[]): Promise<FormatterData>;
}

interface PickContext extends ReadContext, PickedPlugins {
  notices: Notice[];
}

/** Browsers cut or refuse addresses of 2 MB. */
const LONGEST_LINK = 2_000_000;
const MOST_NAMES = 10;
const LONGEST_FILE_NAME = 200;

export async function readAddress({ search, hash }: Address, context: ReadContext): Promise<Read> {
  const decoded = await decodeHash(hash);
  const raw = decoded && !(decoded instanceof Error) ? decoded.state : {};
  const notices: Notice[] = [];
  const query = new URLSearchParams(search).get("version");
  // Most links have none.
  const { plugins, standard } = raw["plugins"]
    ? await (await import("./pick-plugins.ts")).pickPlugins(raw["plugins"], { ...context, notices })
    : { plugins: [], standard: context.data.formatters[0]! };
  const picking = { ...context, notices, plugins, standard };
  const formatter = await pickFormatter(query ?? raw["version"], picking);
  const state = createState(formatter.name);
  if (!decoded) return { state, notices };
  if (decoded instanceof Error) return { state, notices: [...notices, { type: "broken-link" }] };
  if (!decoded.isWhole) notices.push({ type: "cut-link" });

  const { parser = state.parser, ...options } = takeOptions(raw["options"], formatter, notices);
  const { content, file } = raw;
  const other = isRecord(raw["other"]) ? await readVariant(raw["other"], picking) : undefined;
  return {
    state: {
      formatter: formatter.name,
      parser: String(parser),
      options,
      content: typeof content === "string" ? content : getSample(String(parser), formatter),
      panes: readPanes(raw["panes"]),
      ...(typeof file === "string" && file !== "" && { file: file.slice(0, LONGEST_FILE_NAME) }),
      ...(raw["embedErrors"] === true && { hasEmbedErrors: true }),
      ...(other && { other }),
      ...(plugins.length > 0 && { plugins }),
    },
    notices,
  };
}

async function pickFormatter(
  name: unknown,
  { data, loadFormatter, notices, plugins, standard }: PickContext,
): Promise<FormatterData> {
  if (typeof name !== "string") return standard;
  const found = listReleases(data).find((release) => release.name === name || release.version === name);
  if (!found) notices.push({ type: "unknown-version", name });
  try {
    return found ? await loadFormatter(found.name, plugins) : standard;
  } catch {
    notices.push({ type: "missing-version", name });
    return standard;
  }
}

async function readVariant(raw: RawState, context: PickContext): Promise<Variant> {
  const formatter = await pickFormatter(raw["version"], context);
  const { parser: _parser, ...options } = takeOptions(raw["options"], formatter, context.notices);
  return { formatter: formatter.name, options };
}

function takeOptions(raw: unknown, formatter: FormatterData, notices: Notice[]): PlaygroundState["options"] {
  const { options, ignored } = readOptions(isRecord(raw) ? updateOptions(raw) : {}, formatter.options);
  if (ignored.length > 0) notices.push({ type: "ignored-options", names: ignored.slice(0, MOST_NAMES) });
  return options;
}

function readPanes(raw: unknown): PlaygroundState["panes"] {
  return Array.isArray(raw) ? PANES.filter((pane) => raw.includes(pane)) : [];
}

/** The version is in the query as well, as links in the docs have it. What else is there stays: others may have put it there. */
export function createSearch(
  { formatter }: Pick<PlaygroundState, "formatter">,
  data: PlaygroundData,
  search = "",
): string {
  const query = new URLSearchParams(search);
  if (formatter === data.formatters[0]!.name) query.delete("version");
  else query.set("version", formatter);
  const text = query.toString().replaceAll(/=(?=&|$)/g, "");
  return text && `?${text}`;
}

/** Undefined where the code does not fit into an address. */
export async function createHash(state: PlaygroundState): Promise<string | undefined> {
  return fit(await encodeHash(pack(state)));
}

export function createPlainHash(state: PlaygroundState): string | undefined {
  return state.content.length < LONGEST_LINK ? fit(encodePlainHash(pack(state))) : undefined;
}

function fit(hash: string): string | undefined {
  return hash.length <= LONGEST_LINK ? hash : undefined;
}

function pack(state: PlaygroundState): object {
  const { content, parser, options, formatter, file, panes, hasEmbedErrors, other, plugins } = state;
  return {
    content,
    options: { parser, ...options },
    version: formatter,
    file,
    panes: panes.length > 0 ? panes : undefined,
    embedErrors: hasEmbedErrors,
    other: other && { version: other.formatter, options: other.options },
    plugins,
  };
}
