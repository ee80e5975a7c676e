import { useLayoutEffect, useRef, type ReactNode } from "react";

/** Content that opens and closes by animating its height. Closed content is inert, so neither Tab nor a screen reader reaches it. */
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

/** The Web Animations API leaves no style attribute behind, so the closed state is defined in CSS alone. */
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

/** The milliseconds for `height` pixels. They grow more slowly than the height, so that long lists do not keep the reader waiting. */
export function getCollapseDuration(height: number): number {
  if (height <= 0) return 0;
  return Math.min(350, Math.round(90 + 9 * Math.sqrt(height)));
}
