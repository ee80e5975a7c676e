import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from "react";

interface DragOptions {
  /** Where the dragged thing is now, in steps. */
  readValue(): number;
  /** Pixels of a step, asked for when a drag begins. */
  measureStep(): number;
  /** Told once a frame at most, just before it. */
  onDrag(value: number): void;
  onEnd(): void;
}

/** Handlers for something that follows the pointer sideways, in whole steps. It keeps its distance to the pointer. */
export function useDrag({ readValue, measureStep, onDrag, onEnd }: DragOptions) {
  const stop = useRef<() => void>(undefined);
  const frame = useRef<{ id: number; value: number }>(undefined);

  function flush(): void {
    if (!frame.current) return;
    const { id, value: wanted } = frame.current;
    cancelAnimationFrame(id);
    frame.current = undefined;
    onDrag(wanted);
  }
  useEffect(
    () => () => {
      stop.current?.();
      cancelAnimationFrame(frame.current?.id ?? 0);
    },
    [],
  );

  return {
    onPointerDown(event: ReactPointerEvent) {
      if (event.button !== 0) return;
      // No mouse events besides.
      event.preventDefault();
      const { clientX: from, pointerId } = event;
      event.currentTarget.setPointerCapture(pointerId);
      const value = readValue();
      const step = measureStep();
      const move = (moved: PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        // Nobody else is meant, and to ask them all would take a tenth of the frame.
        moved.stopPropagation();
        const wanted = Math.round(value + (moved.clientX - from) / step);
        if (frame.current) frame.current.value = wanted;
        else frame.current = { id: requestAnimationFrame(flush), value: wanted };
      };
      stop.current?.();
      addEventListener("pointermove", move, { capture: true });
      stop.current = () => removeEventListener("pointermove", move, { capture: true });
    },
    onLostPointerCapture() {
      stop.current?.();
      flush();
      onEnd();
    },
  };
}
