/** What each kind of task asks of the formatter. The answer is always a text. */
import { printTree } from "../model/print-tree.ts";
import type { Action } from "./create-formatter.ts";
import type { Task } from "./messages.ts";

type FormatterTask = Exclude<Task, { kind: "diff" }>;

const ACTIONS: Record<FormatterTask["kind"], (source: string) => Action<string>> = {
  format: (source) => (core, options) => core.format(source, options),
  again: (source) => (core, options) => core.format(source, options),
  ast: (source) => async (core, options) => printTree((await core.__debug.parse(source, options, {})).ast),
  preprocessed: (source) => async (core, options) =>
    printTree((await core.__debug.parse(source, options, { preprocessForPrint: true })).ast),
  doc: (source) => async (core, options) => {
    const doc = await core.__debug.printToDoc(source, options);
    // Only the plugins: the reader's options are for the reader's code.
    const { plugins } = options as { plugins: object[] };
    return core.__debug.formatDoc(doc, { plugins });
  },
  comments: (source) => async (core, options) => {
    const { comments = [] } = await core.formatWithCursor(source, { ...options, cursorOffset: -1 });
    return printTree(comments);
  },
};

export function chooseAction(kind: FormatterTask["kind"], source: string): Action<string> {
  return ACTIONS[kind](source);
}
