/** The options that name places in the code: their fields, and the selection and the caret of the input as their values. */
import { useCallback, useMemo, useState, type RefObject } from "react";
import type { Editor } from "../../editor/create-editor.ts";
import type { OptionValues } from "../../model/options.ts";
import { listPlaceOptions, toOffset } from "../../model/places.ts";
import type { FormatterData } from "../../model/playground-data.ts";
import type { SideName, Variant } from "../../model/state.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";
import { OptionField } from "./OptionField.tsx";

interface PlaceFieldsProps {
  variant: VariantView;
  side: SideName;
  actions: PlaceActions;
  onChange(change: OptionValues): void;
}

export interface VariantView {
  formatter: FormatterData;
  options: Variant["options"];
}

/** Offsets are hard to count, so the selection and the caret of the input can be used in their place. */
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
            // A number that is typed must not be replaced when the caret moves.
            if (actions.isFollowing && "cursorOffset" in change) actions.toggleFollowing(side);
            onChange(change);
          }}
        />
      ))}
    </fieldset>
  );
}

export interface PlaceActions {
  takeSelection(side: SideName): void;
  isFollowing: boolean;
  toggleFollowing(side: SideName): void;
}

interface PlacesInUse {
  actions: PlaceActions;
  /** Undefined while the caret is not followed. */
  onCaret: ((position: number) => void) | undefined;
}

export function usePlaces(session: Session | undefined, input: RefObject<Editor | null>): PlacesInUse {
  const [followed, setFollowed] = useState<SideName>();

  const passCaret = useCallback(
    (position: number, side: SideName) => {
      if (!session) return;
      const { content } = session.signal.get().state;
      session.changeOption({ cursorOffset: toOffset(content, position) }, side);
    },
    [session],
  );

  const actions = useMemo(
    () => ({
      isFollowing: followed !== undefined,
      takeSelection(side: SideName) {
        const selection = input.current?.view.state.selection.main;
        if (!selection || !session) return;
        const { content } = session.signal.get().state;
        const [rangeStart, rangeEnd] = [selection.from, selection.to].map((each) => toOffset(content, each));
        session.changeOption({ rangeStart, rangeEnd }, side);
      },
      toggleFollowing(side: SideName) {
        setFollowed(followed ? undefined : side);
        const caret = input.current?.view.state.selection.main.head;
        if (!followed && caret !== undefined) passCaret(caret, side);
      },
    }),
    [followed, input, session, passCaret],
  );

  const onCaret = useMemo(
    () => followed && ((position: number) => passCaret(position, followed)),
    [followed, passCaret],
  );
  return { actions, onCaret };
}
