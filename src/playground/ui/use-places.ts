/** The selection and the caret of the input as options. */
import { useCallback, useMemo, useState, type RefObject } from "react";
import type { Editor } from "../editor/create-editor.ts";
import { toOffset } from "../model/places.ts";
import type { Session, SideName } from "../session.ts";

export interface PlaceActions {
  takeSelection(side: SideName): void;
  isFollowing: boolean;
  toggleFollowing(side: SideName): void;
}

interface PlacesInUse {
  actions: PlaceActions;
  /** Undefined while nobody follows the caret. */
  onCaret: ((position: number) => void) | undefined;
}

export function usePlaces(session: Session | undefined, input: RefObject<Editor | null>): PlacesInUse {
  const [followed, setFollowed] = useState<SideName>();

  const tellCaret = useCallback(
    (position: number, side: SideName) => {
      const { content } = session!.signal.get().state;
      session!.changeOption({ cursorOffset: toOffset(content, position) }, side);
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
        if (!followed && caret !== undefined) tellCaret(caret, side);
      },
    }),
    [followed, input, session, tellCaret],
  );

  const onCaret = useMemo(
    () => followed && ((position: number) => tellCaret(position, followed)),
    [followed, tellCaret],
  );
  return { actions, onCaret };
}
