/** Finds the release in which a result changed to what the newest one gives: by halving, so that few releases have to be run. */
import type { Failure } from "../worker/messages.ts";

/** What one release makes of the code. */
export interface Sight {
  name: string;
  text?: string | undefined;
  /** The output, formatted again. */
  again?: string | undefined;
  failure?: Failure | undefined;
}

export interface Change {
  /** The release before the change. */
  before: Sight;
  after: Sight;
  kind: "output" | "reads" | "fails" | "second";
}

/**
 * Names are given oldest first. Undefined if the oldest release gives the same as the newest. If there was more than one change, this is
 * one after which the result was that of the newest release.
 */
export async function findChange(names: string[], look: (name: string) => Promise<Sight>): Promise<Change | undefined> {
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const newest = await look(last);
  let before = await look(first);
  let after = newest;
  if (isSame(before, newest)) return undefined;
  let [low, high] = [0, names.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const sight = await look(names[middle]!);
    if (isSame(sight, newest)) [high, after] = [middle, sight];
    else [low, before] = [middle, sight];
  }
  return { before, after, kind: describeKind(before, after) };
}

/** How many releases are run at most. */
export function countRuns(releases: number): number {
  return Math.min(releases, 2 + Math.ceil(Math.log2(Math.max(releases - 1, 1))));
}

/** Releases that cannot read the code are the same, whatever they say about it. */
export function isSame(a: Sight, b: Sight): boolean {
  if (a.failure || b.failure) return a.failure !== undefined && b.failure !== undefined;
  return a.text === b.text && isStable(a) === isStable(b);
}

function isStable({ text, again }: Sight): boolean {
  return text === again;
}

function describeKind(before: Sight, after: Sight): Change["kind"] {
  if (before.failure) return "reads";
  if (after.failure) return "fails";
  return before.text === after.text ? "second" : "output";
}
