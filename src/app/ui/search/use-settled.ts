import { startTransition, useEffect, useState } from "react";

/** Longer than from one letter to the next. */
const REST_MS = 200;

/** Whether a value has stayed the same for a moment: what can wait until somebody has typed is drawn then. */
export function useSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
