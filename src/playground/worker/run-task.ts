/** What each kind of task asks of the formatter. The answer is always a text, sometimes with the place of a caret in it. */
import { DOC_EXPLORER, type Expression } from "../model/doc-explorer.ts";
import { printTree } from "../model/print-tree.ts";
import type { Action } from "./create-formatter.ts";
import type { Task } from "./messages.ts";

type FormatterTask = Exclude<Task, { kind: "diff" }>;

export interface Printed {
  text: string;
  caret?: number;
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
    // Only the plugins: the reader's options are for the reader's code.
    const { plugins } = options as { plugins: object[] };
    return { text: await core.__debug.formatDoc(doc, { plugins }) };
  },
  comments: (source) => async (core, options) => {
    const { comments = [] } = await core.formatWithCursor(source, { ...options, cursorOffset: -1 });
    return { text: printTree(comments) };
  },
};

/** Following a caret takes longer, so it is asked for only where there is one. */
function format(source: string): Action<Printed> {
  return async (core, options) => {
    const { cursorOffset = -1 } = options as { cursorOffset?: number };
    if (cursorOffset < 0) return { text: await core.format(source, options) };
    const { formatted, cursorOffset: caret } = await core.formatWithCursor(source, options);
    return { text: formatted, ...(caret >= 0 && { caret }) };
  };
}

/** Docs are printed whatever the task is: nothing else can be done with them. */
export function chooseAction(kind: FormatterTask["kind"], source: string, parser = ""): Action<Printed> {
  return parser === DOC_EXPLORER ? printDoc(source) : ACTIONS[kind](source);
}

function printDoc(source: string): Action<Printed> {
  return async (core, options) => {
    const { evaluateDoc } = await import("../model/evaluate-doc.ts");
    const { ast } = await core.__debug.parse(source, { ...options, parser: "__js_expression" });
    // Version 3 puts a root around it.
    const { node = ast as Expression } = ast as { node?: Expression };
    const doc = evaluateDoc(node, core.doc.builders);
    const { formatted } = await core.__debug.printDocToString(doc, { ...options, parser: "babel" });
    return { text: formatted };
  };
}
