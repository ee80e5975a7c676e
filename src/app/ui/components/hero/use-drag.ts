import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from "react";

interface DragOptions {
  /** The current position, in steps. */
  readValue(): number;
  /** The pixels of a step. It is called when a drag begins. */
  measureStep(): number;
  /** Called at most once a frame, just before the browser paints it. */
  onDrag(value: number): void;
  onEnd(): void;
}

/** Event handlers for an element that follows the pointer sideways, in whole steps, and keeps its distance to the pointer. */
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
      // Suppresses the mouse events that would follow.
      event.preventDefault();
      const { clientX: from, pointerId } = event;
      event.currentTarget.setPointerCapture(pointerId);
      const value = readValue();
      const step = measureStep();
      const move = (moved: PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        // No other listener needs this event, and calling them all would take a tenth of the frame.
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
