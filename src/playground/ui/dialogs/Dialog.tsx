import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import { WORDS } from "../words.ts";

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** The dialog is open while it is rendered. Then the focus goes back to where it was, which browsers do only for a dialog that is closed. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    return () => opener?.focus();
  }, []);
  return (
    <dialog ref={ref} className="dialog" aria-label={title} onClose={onClose}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="icon-button" aria-label={WORDS.closeDialog} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
