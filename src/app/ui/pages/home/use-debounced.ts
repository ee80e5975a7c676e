import { useRef } from "react";

/** Calls `action` with the last value, once so many milliseconds have passed without another one. */
export function useDebounced<T>(action: (value: T) => void, delay: number): (value: T) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => action(value), delay);
  };
}
