import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import { WORDS } from "../words.ts";

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** The dialog is open while it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
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
