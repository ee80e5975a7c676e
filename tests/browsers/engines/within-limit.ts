/** For what a browser may never answer: after half a minute, or after an error, the tests go on without it. */
import { setTimeout } from "node:timers/promises";

export function withinLimit<T>(answer: Promise<T>): Promise<T | undefined> {
  const nothing = () => undefined;
  return Promise.race([answer.catch(nothing), setTimeout(30_000, undefined, { ref: false })]);
}
