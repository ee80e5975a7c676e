import type { SideName } from "../session.ts";
import type { VariantView } from "./OptionsPanel.tsx";
import { WORDS } from "./words.ts";

interface SideSwitchProps {
  side: SideName;
  left: VariantView;
  right: VariantView;
  onChange(side: SideName): void;
}

/** Which of the two that are compared the options belong to. */
export function SideSwitch({ side, onChange, ...variants }: SideSwitchProps) {
  return (
    <fieldset className="side-switch">
      <legend className="hidden-text">{WORDS.side}</legend>
      {(["left", "right"] as const).map((each) => (
        <button key={each} type="button" aria-pressed={side === each} data-side={each} onClick={() => onChange(each)}>
          {WORDS.sides[each]}: {variants[each].formatter.version}
        </button>
      ))}
    </fieldset>
  );
}
