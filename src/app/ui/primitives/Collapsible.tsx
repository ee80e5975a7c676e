import { useLayoutEffect, useRef, type ReactNode } from "react";
import { getCollapseDuration } from "./collapse-duration.ts";

/** Content that opens and closes with its height. Closed content is inert: neither Tab nor a screen reader gets there. */
export function Collapsible({ id, isOpen, children }: { id?: string; isOpen: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (element.current) animateHeight(element.current, isOpen);
  }, [isOpen]);

  return (
    <div ref={element} id={id} className="collapsible" data-open={isOpen} inert={!isOpen}>
      {children}
    </div>
  );
}

/** With the Web Animations API no style attribute stays behind, and the closed state is CSS alone. */
function animateHeight(element: HTMLElement, isOpening: boolean): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const height = element.scrollHeight;
  const ends = ["0", `${height}px`];
  element.animate(
    {
      height: isOpening ? ends : ends.reverse(),
      overflow: ["clip", "clip"],
      visibility: ["visible", "visible"],
    },
    { duration: getCollapseDuration(height), easing: "ease-out" },
  );
}
