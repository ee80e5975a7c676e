/** What each kind of task asks of the formatter. The answer is always a text, sometimes with the position of the caret in it. */
import { DOC_EXPLORER } from "../model/options.ts";
import type { Action } from "./create-formatter.ts";
import type { Expression } from "./evaluate-doc.ts";
import type { Task } from "./messages.ts";

type FormatterTask = Exclude<Task, { kind: "diff" }>;

interface Printed {
  text: string;
  caret?: number | undefined;
}

const ACTIONS: Record<FormatterTask["kind"], (source: string) => Action<Printed>> = {
  format: (source) => format(source),
  again: (source) => format(source),
  ast: (source) => async (core, options) => ({
    text: printTree((await core.__debug.parse(source, options)).ast),
  }),
  preprocessed: (source) => async (core, options) => ({
    text: printTree((await core.__debug.parse(source, options, { preprocessForPrint: true })).ast),
  }),
  doc: (source) => async (core, options) => {
    const doc = await core.__debug.printToDoc(source, options);
    // Only the plugins are passed on, because the reader's options are meant for the reader's code.
    const { plugins } = options as { plugins: object[] };
    return { text: await core.__debug.formatDoc(doc, { plugins }) };
  },
  comments: (source) => async (core, options) => {
    const { comments = [] } = await core.formatWithCursor(source, { ...options, cursorOffset: -1 });
    return { text: printTree(comments) };
  },
};

/** Following the caret takes longer, so the formatter is asked for it only where there is one. */
function format(source: string): Action<Printed> {
  return async (core, options) => {
    const { cursorOffset = -1 } = options as { cursorOffset?: number };
    if (cursorOffset < 0) return { text: await core.format(source, options) };
    const { formatted, cursorOffset: caret } = await core.formatWithCursor(source, options);
    return { text: formatted, caret: caret < 0 ? undefined : caret };
  };
}

/** A doc of the explorer can only be printed, so that is done whatever the task is. */
export function chooseAction(kind: FormatterTask["kind"], source: string, parser = ""): Action<Printed> {
  return parser === DOC_EXPLORER ? printDoc(source) : ACTIONS[kind](source);
}

function printDoc(source: string): Action<Printed> {
  return async (core, options) => {
    const { evaluateDoc } = await import("./evaluate-doc.ts");
    const { ast } = await core.__debug.parse(source, { ...options, parser: "__js_expression" });
    // Version 3 wraps the expression in a root node.
    const { node = ast as Expression } = ast as { node?: Expression };
    const doc = evaluateDoc(node, core.doc.builders);
    const { formatted } = await core.__debug.printDocToString(doc, { ...options, parser: "babel" });
    return { text: formatted };
  };
}

const WIDTH = 100;
const LONGEST = 4_000_000;
/** These point back into the tree or repeat the whole source. */
const LEFT_OUT = new Set(["parent", "tokens", "originalText", "prev", "next"]);

/**
 * A syntax tree as JSON in which short values take one line, so that positions in the code (`loc`, `range`) need little room. Trees
 * may contain themselves, and the tree of a big file has many megabytes, so both are cut.
 */
export function printTree(value: unknown): string {
  const state = { length: 0, above: new Set<object>() };
  const text = print(value, "", state);
  return state.length > LONGEST ? `${text}\n// cut: this tree is too large to show` : text;
}

interface PrintState {
  length: number;
  /** The objects around the current one. */
  above: Set<object>;
}

function print(value: unknown, indent: string, state: PrintState): string {
  if (typeof value === "bigint") return `"${value}n"`;
  if (value instanceof RegExp) return JSON.stringify(String(value));
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (state.above.has(value)) return '"[circular]"';
  if (state.length > LONGEST) return '"[cut]"';
  const span = readSpan(value);
  if (span) return `{ "start": ${span[0]}, "end": ${span[1]} }`;
  state.above.add(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => print(each, inner, state))
    : listEntries(value).map(([key, each]) => `${JSON.stringify(key)}: ${print(each, inner, state)}`);
  state.above.delete(value);
  const text = join(parts, isList, indent);
  state.length += parts.length === 0 ? 2 : text.length - parts.reduce((sum, part) => sum + part.length, 0);
  return text;
}

interface SpanLike {
  start?: { offset?: number; file?: object };
  end?: { offset?: number };
  input?: object;
  startOffset?: number;
  endOffset?: number;
}

/** Where a node of HTML or CSS is. What says so also contains the whole file. */
function readSpan(value: object): [start: number, end: number] | undefined {
  const { start, end, input, startOffset = start?.offset, endOffset = end?.offset } = value as SpanLike;
  const isSpan = start?.file !== undefined || input !== undefined;
  return isSpan && startOffset !== undefined && endOffset !== undefined ? [startOffset, endOffset] : undefined;
}

function join(parts: string[], isList: boolean, indent: string): string {
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const short = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (parts.length === 0) return open + close;
  if (short.length + indent.length <= WIDTH && !short.includes("\n")) return short;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
}

function listEntries(value: object): [string, unknown][] {
  const entries =
    value instanceof Map
      ? [...value].map(([key, each]) => [String(key), each] as [string, unknown])
      : Object.entries(value);
  return entries.filter(
    ([key, each]) =>
      !LEFT_OUT.has(key) && !isWholeSource(key, each) && typeof each !== "function" && each !== undefined,
  );
}

/** The source of an import is a node, but others with this name are the whole text. */
function isWholeSource(key: string, value: unknown): boolean {
  return key === "source" && (typeof value !== "object" || value === null || "body" in value);
}
