import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** `hover` closes when the mouse leaves. `pinned`, by a click or a key, stays open until the reader clicks or focuses something else. */
type State = "closed" | "hover" | "pinned";

interface DropdownProps {
  label: ReactNode;
  /** Read out before a label that says too little by itself. */
  hint?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button with a list. Until the app runs there is no `data-state`, and styles open the list on hover and focus. After that the
 * state decides, so that Escape or a click elsewhere can close a list that still has the focus.
 */
export function Dropdown({ label, hint, className = "", children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>();
  const listId = useId();
  const isOpen = state === "hover" || state === "pinned";

  useEffect(() => {
    setState(root.current?.matches(":hover") ? "hover" : "closed");
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setState("closed");
    };
    const events = ["pointerdown", "touchstart", "focusin"];
    for (const type of events) document.addEventListener(type, closeOutside);
    return () => {
      for (const type of events) document.removeEventListener(type, closeOutside);
    };
  }, [isOpen]);

  const onHover = (event: PointerEvent, next: State) => {
    if (event.pointerType === "mouse" && state !== "pinned") setState(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setState("closed");
    button.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button is the control; this element only observes the pointer and Escape
    <div
      ref={root}
      className={`dropdown ${className}`}
      data-state={state && (isOpen ? "open" : "closed")}
      onPointerEnter={(event) => onHover(event, "hover")}
      onPointerLeave={(event) => onHover(event, "closed")}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className="dropdown-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setState(state === "pinned" ? "closed" : "pinned")}
      >
        {hint && <span className="hidden-text">{hint} </span>}
        {label}
        <Icon name="chevron" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it handles clicks on the links inside, which the keyboard triggers, too */}
      <ul id={listId} className="dropdown-list" onClick={() => setState("closed")}>
        {children}
      </ul>
    </div>
  );
}
