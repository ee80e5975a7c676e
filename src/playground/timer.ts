/** Delays an action until it has not been asked for again for a while. */
export interface Timer {
  start(delay: number): void;
  stop(): void;
}

export function createTimer(action: () => void): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    start(delay) {
      stop();
      timer = setTimeout(() => {
        timer = undefined;
        action();
      }, delay);
    },
    stop,
  };
}
