import { listPlaceOptions } from "../model/places.ts";
import type { OptionValues } from "../model/options.ts";
import type { SideName } from "../session.ts";
import { OptionField } from "./OptionField.tsx";
import type { VariantView } from "./OptionsPanel.tsx";
import type { PlaceActions } from "./use-places.ts";
import { WORDS } from "./words.ts";

interface PlaceFieldsProps {
  variant: VariantView;
  side: SideName;
  actions: PlaceActions;
  onChange(change: OptionValues): void;
}

/** Offsets are hard to count: the selection and the caret of the input are the easier way to say them. */
export function PlaceFields({ variant: { formatter, options }, side, actions, onChange }: PlaceFieldsProps) {
  return (
    <fieldset>
      <legend>{WORDS.places}</legend>
      <div className="place-tools">
        <button type="button" className="tool" onClick={() => actions.takeSelection(side)}>
          {WORDS.takeSelection}
        </button>
        <button
          type="button"
          className="tool"
          aria-pressed={actions.isFollowing}
          onClick={() => actions.toggleFollowing(side)}
        >
          {WORDS.followCaret}
        </button>
      </div>
      {listPlaceOptions(formatter).map((option) => (
        <OptionField
          key={`${side} ${option.name}`}
          option={option}
          value={options[option.name]}
          onChange={(change) => {
            // What is typed counts, not where the caret happens to be.
            if (actions.isFollowing && "cursorOffset" in change) actions.toggleFollowing(side);
            onChange(change);
          }}
        />
      ))}
    </fieldset>
  );
}
