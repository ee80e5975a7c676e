/** An observable value, for state that lives outside of React and is shown by it. */
import { useSyncExternalStore } from "react";

export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createSignal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `serverValue` is the value in the rendered HTML. React uses it while hydrating, and the real value after that. */
export function useSignal<T>(signal: Signal<T>, serverValue: T): T {
  return useSyncExternalStore(signal.subscribe, signal.get, () => serverValue);
}
