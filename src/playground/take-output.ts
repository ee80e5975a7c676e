/** Makes the output the input. Where the newest code is still being formatted, that is waited for: an older output would undo it. */
import type { Signal } from "../app/runtime/signal.ts";
import type { PlaygroundState } from "./model/state.ts";
import { getOutput } from "./model/tasks.ts";
import type { Snapshot } from "./snapshot.ts";

export function takeOutput(signal: Signal<Snapshot>, show: (state: PlaygroundState) => void): void {
  const { state } = signal.get();
  /** Whether there is nothing to wait for any more. */
  const take = () => {
    const { run, state: now } = signal.get();
    if (now !== state) return true;
    if (run.state !== state || run.phase !== "done") return false;
    const content = getOutput(run);
    if (content !== undefined) show({ ...state, content });
    return true;
  };
  if (take()) return;
  const stop = signal.subscribe(() => {
    if (take()) stop();
  });
}
