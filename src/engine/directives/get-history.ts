/** The history of the options, read once a page, however many directives ask for it. */
import type { CompileContext } from "../markdown/context.ts";
import { loadOptionHistory, type OptionHistory } from "../formatter/option-history.ts";

const histories = new WeakMap<CompileContext, Promise<OptionHistory>>();

export function getHistory(context: CompileContext): Promise<OptionHistory> {
  let reading = histories.get(context);
  if (!reading) histories.set(context, (reading = readHistory(context)));
  return reading;
}

async function readHistory(context: CompileContext): Promise<OptionHistory> {
  const { history, problems } = await loadOptionHistory(context.root);
  context.problems.push(...problems.map((problem) => ({ broken: "content" as const, problem })));
  return history;
}
