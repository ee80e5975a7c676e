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

/** Of the HTML that the engine writes. */
export function createServerSnapshot(data: PlaygroundData): Snapshot {
  const state = createState(data.formatters[0].name);
  return { isReady: false, state, run: IDLE, notices: [], hasLast: false, isEmbedded: false };
}
