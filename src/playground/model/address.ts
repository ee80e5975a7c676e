/** Turns the state into an address and back. Any address gives a usable state, with notices about what could not be used. */
import type { PickedPlugins } from "../plugins/pick-plugins.ts";
import { decodeHash, describeValue, encodeHash, encodePlainHash, isRecord, type RawState } from "./hash.ts";
import type { Notice, ReadContext } from "./notices.ts";
import { isValidValue, readOptions, updateOptions } from "./options.ts";
import { getParserOption, getSample } from "./parsers.ts";
import type { FormatterData, PlaygroundData } from "./playground-data.ts";
import { findNearest, findRelease } from "./version-groups.ts";
import { createState, PANES, type PlaygroundState, type Variant } from "./state.ts";

export interface Address {
  search: string;
  hash: string;
}

export interface Read {
  state: PlaygroundState;
  notices: Notice[];
}

interface PickContext extends ReadContext, PickedPlugins {
  notices: Notice[];
}

/** Browsers cut or refuse addresses of more than 2 MB. */
const LONGEST_LINK = 2_000_000;
const MOST_NAMES = 10;
const LONGEST_FILE_NAME = 200;

export async function readAddress({ search, hash }: Address, context: ReadContext): Promise<Read> {
  const query = new URLSearchParams(search);
  const decoded = (await decodeHash(hash)) ?? readShortLink(query);
  const raw = decoded && !(decoded instanceof Error) ? decoded.state : {};
  const notices: Notice[] = [];
  const wanted = await replaceParser(raw, context);
  const { plugins, standard } = wanted.plugins
    ? await (await import("../plugins/pick-plugins.ts")).pickPlugins(wanted.plugins, { ...context, notices })
    : { plugins: [], standard: context.data.formatters[0] };
  const picking = { ...context, notices, plugins, standard };
  const formatter = await pickFormatter(query.get("version") ?? raw["version"], picking);
  const state = createState(formatter.name);
  if (!decoded) return { state, notices };
  if (decoded instanceof Error) return { state, notices: [...notices, { type: "broken-link" }] };
  if (!decoded.isWhole) notices.push({ type: "cut-link" });

  const shown = raw["content"] === undefined ? findShown(wanted, formatter) : undefined;
  const { parser = shown ?? state.parser, ...options } = takeOptions(wanted.options, formatter, notices);
  if (wanted.named !== undefined && wanted.named !== parser)
    notices.push({ type: "replaced-parser", name: wanted.named, used: String(parser) });
  const { content, file } = raw;
  const other = isRecord(raw["other"]) ? await readVariant(raw["other"], picking) : undefined;
  return {
    state: {
      formatter: formatter.name,
      parser: String(parser),
      options,
      content: typeof content === "string" ? content : getSample(String(parser), formatter),
      panes: readPanes(raw["panes"]),
      file: typeof file === "string" && file !== "" ? file.slice(0, LONGEST_FILE_NAME) : undefined,
      hasEmbedErrors: raw["embedErrors"] === true ? true : undefined,
      other,
      plugins: plugins.length > 0 ? plugins : undefined,
    },
    notices,
  };
}

/** `?plugin=php` opens a plugin with its sample. A fragment says itself which plugins are on. */
function readShortLink(query: URLSearchParams): { state: RawState; isWhole: boolean } | undefined {
  const plugins = query.getAll("plugin");
  return plugins.length > 0 ? { state: { plugins }, isWhole: true } : undefined;
}

interface WantedParser {
  options: RawState;
  plugins: unknown;
  /** The parser that the link names. */
  named: string | undefined;
}

/** A link that names nothing but a plugin shows its sample. */
function findShown({ named }: WantedParser, { extension }: FormatterData): string | undefined {
  return named === undefined ? Object.keys(extension?.plugins[0]?.samples ?? {})[0] : undefined;
}

/** Links name parsers that only a plugin has, or that have other names by now. */
async function replaceParser(raw: RawState, { data }: ReadContext): Promise<WantedParser> {
  const options = isRecord(raw["options"]) ? updateOptions(raw["options"]) : {};
  const { parser } = options;
  const plugins = raw["plugins"];
  const named = parser === undefined || typeof parser === "string" ? parser : describeValue(parser);
  if (!named || data.formatters.some((formatter) => isParser(named, formatter))) return { options, plugins, named };
  const { findOldParser } = await import("./old-parsers.ts");
  const { plugin, nearest } = findOldParser(named) ?? {};
  const isOffered = plugin !== undefined && data.plugins.some(({ name }) => name === plugin);
  if (isOffered) return { options, plugins: [...[plugins ?? []].flat(), plugin], named };
  return { options: nearest ? { ...options, parser: nearest } : options, plugins, named };
}

function isParser(value: unknown, { options }: FormatterData): boolean {
  const option = getParserOption(options);
  return option !== undefined && isValidValue(option, value);
}

async function pickFormatter(
  name: unknown,
  { data, loadFormatter, notices, plugins, standard }: PickContext,
): Promise<FormatterData> {
  if (typeof name !== "string") return standard;
  const found = findRelease(data, name);
  if (!found) {
    const nearest = findNearest(data, name);
    notices.push({ type: "unknown-version", name, ...(nearest && { nearest }) });
  }
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
  // Another notice tells which parser was replaced by which.
  const names = ignored.filter((name) => name !== "parser").slice(0, MOST_NAMES);
  if (names.length > 0) notices.push({ type: "ignored-options", names });
  return options;
}

function readPanes(raw: unknown): PlaygroundState["panes"] {
  return Array.isArray(raw) ? PANES.filter((pane) => raw.includes(pane)) : [];
}

/** The version is in the query as well, as in links of the docs; plugins are in the fragment from now on. The rest of the query stays as it is, because it may belong to others. */
export function createSearch(
  { formatter }: Pick<PlaygroundState, "formatter">,
  data: PlaygroundData,
  search = "",
): string {
  const query = new URLSearchParams(search);
  query.delete("plugin");
  if (formatter === data.formatters[0].name) query.delete("version");
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
