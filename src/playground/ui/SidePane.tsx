import { useId, type ReactNode } from "react";
import { Icon } from "../../app/ui/primitives/Icon.tsx";
import type { PaneName } from "../model/state.ts";
import { WORDS } from "./words.ts";

interface SidePaneProps {
  pane: PaneName;
  onClose(): void;
  children: ReactNode;
}

export function SidePane({ pane, onClose, children }: SidePaneProps) {
  const id = useId();
  const title = WORDS.panes[pane];
  return (
    <section className="side-pane" aria-labelledby={id}>
      <div className="side-pane-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={WORDS.close(title)}
          title={WORDS.close(title)}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
