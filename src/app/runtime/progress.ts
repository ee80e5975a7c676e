/** The progress of a page change. A short wait shows nothing; then a bar starts small and creeps on until the page is there. */
import { PROGRESS } from "../../shared/constants.ts";
import { createSignal, useSignal, type Signal } from "./signal.ts";

/** A creeping bar stays below full until the page is there. */
const TRICKLE_MAXIMUM = 0.994;

export interface Progress {
  value: Signal<number | null>;
  start(): void;
  finish(): void;
}

/** `share` is a random number below 1, because an uneven pace looks more like work in progress. */
export function getTrickledValue(value: number, share: number): number {
  return Math.min(value + share * PROGRESS.trickleRate, TRICKLE_MAXIMUM);
}

export function createProgress(random: () => number = Math.random): Progress {
  const value = createSignal<number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const show = (next: number) => {
    value.set(next);
    timer = setTimeout(() => show(getTrickledValue(next, random())), PROGRESS.trickleSpeed);
  };

  return {
    value,
    start() {
      if (isRunning) return;
      isRunning = true;
      clearTimeout(timer);
      value.set(null);
      timer = setTimeout(() => show(PROGRESS.minimum), PROGRESS.delay);
    },
    finish() {
      isRunning = false;
      clearTimeout(timer);
      if (value.get() === null) return;
      value.set(1);
      timer = setTimeout(() => value.set(null), PROGRESS.speed);
    },
  };
}

/** The bar of the page, driven by the router. */
export const progress = createProgress();

/** Between 0 and 1, or null while there is no bar. */
export function useProgress(): number | null {
  return useSignal(progress.value, null);
}
