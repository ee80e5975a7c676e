import { useEffect, useRef, type PointerEvent } from "react";

interface DragOptions {
  /** Where the dragged thing is now, in steps. */
  value: number;
  /** Pixels of a step, asked for when a drag begins. */
  measureStep(): number;
  /** Told once a frame at most, just before it. */
  onDrag(value: number): void;
  onEnd(): void;
}

/** Handlers for something that follows the pointer sideways, in whole steps. It keeps its distance to the pointer. */
export function useDrag({ value, measureStep, onDrag, onEnd }: DragOptions) {
  const start = useRef<{ x: number; value: number; step: number }>(undefined);
  const frame = useRef<{ id: number; value: number }>(undefined);

  function flush(): void {
    if (!frame.current) return;
    const { id, value: wanted } = frame.current;
    cancelAnimationFrame(id);
    frame.current = undefined;
    onDrag(wanted);
  }
  useEffect(() => () => cancelAnimationFrame(frame.current?.id ?? 0), []);

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      // No mouse events besides.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, value, step: measureStep() };
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (!start.current) return;
      const { x, value: from, step } = start.current;
      const wanted = Math.round(from + (clientX - x) / step);
      if (frame.current) frame.current.value = wanted;
      else frame.current = { id: requestAnimationFrame(flush), value: wanted };
    },
    onLostPointerCapture() {
      start.current = undefined;
      flush();
      onEnd();
    },
  };
}
