/**
 * A syntax tree as text: JSON in which what is short stands on one line, so that places in the code (`loc`, `range`) take little
 * room. Trees of parsers may point back at themselves, and a big file has a tree of many megabytes: both are cut.
 */
const WIDTH = 100;
const LONGEST = 4_000_000;
/** Back to where one came from, or the whole source once more. */
const LEFT_OUT = new Set(["parent", "tokens", "sourceSpan", "originalText", "source", "prev", "next"]);

export function printTree(value: unknown): string {
  const state = { length: 0, above: new Set<object>() };
  const text = print(value, "", state);
  return state.length > LONGEST ? `${text}\n// cut: this tree is too large to show` : text;
}

interface PrintState {
  length: number;
  /** The objects that contain the present one. */
  above: Set<object>;
}

function print(value: unknown, indent: string, state: PrintState): string {
  if (typeof value === "bigint") return `"${value}n"`;
  if (value instanceof RegExp) return JSON.stringify(String(value));
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (state.above.has(value)) return '"[circular]"';
  if (state.length > LONGEST) return '"[cut]"';
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
  return entries.filter(([key, each]) => !LEFT_OUT.has(key) && typeof each !== "function" && each !== undefined);
}
