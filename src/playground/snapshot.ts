/** What the playground shows at one moment. */
import type { Notice } from "./model/notices.ts";
import type { PlaygroundData } from "./model/playground-data.ts";
import { createState, type PlaygroundState } from "./model/state.ts";
import { IDLE, type Run } from "./model/tasks.ts";

export interface Snapshot {
  /** False in the HTML that the engine writes, before anything is known about the reader. */
  isReady: boolean;
  state: PlaygroundState;
  run: Run;
  notices: Notice[];
  /** Whether there is code of an earlier visit. */
  hasLast: boolean;
  /** Whether the playground is shown within another page. */
  isEmbedded: boolean;
}

/** Of the HTML that the engine writes. It shows the sample, which a reader may have changed before the playground starts. */
export function createServerSnapshot(data: PlaygroundData, typed?: string): Snapshot {
  const sample = createState(data.formatters[0].name);
  const state = typed === undefined ? sample : { ...sample, content: typed };
  return { isReady: false, state, run: IDLE, notices: [], hasLast: false, isEmbedded: false };
}
