import { useRef, type PointerEvent } from "react";

interface DragOptions {
  /** Where the dragged thing is now, in steps. */
  value: number;
  /** Pixels of a step, asked for when a drag begins. */
  measureStep(): number;
  onDrag(value: number): void;
  onEnd(): void;
}

/** Handlers for something that follows the pointer sideways, in whole steps. It keeps its distance to the pointer. */
export function useDrag({ value, measureStep, onDrag, onEnd }: DragOptions) {
  const start = useRef<{ x: number; value: number; step: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, value, step: measureStep() };
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (!start.current) return;
      const { x, value: from, step } = start.current;
      onDrag(Math.round(from + (clientX - x) / step));
    },
    onLostPointerCapture() {
      start.current = undefined;
      onEnd();
    },
  };
}
