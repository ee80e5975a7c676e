/** The buttons that change the reader's recent and favorite places. They are loaded for readers who have any. */
import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import type { ShownHit } from "../../../search/history.ts";
import { SearchIcon } from "../SearchIcon.tsx";
import type { ShownHistory } from "./use-history.ts";

/**
 * Buttons that save and remove, one row of them beside each row of the list. They are not inside of the list, because options of
 * a listbox must not contain controls. All rows have the same height, so that buttons and options stay level.
 */
export default function HistoryActions({ recent, favorites, history }: ShownHistory) {
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  return (
    <div ref={root} className="search-actions" onClickCapture={keepFocus}>
      {recent.length > 0 && (
        <ul className="search-action-rows">
          {recent.map((hit) => (
            <li key={hit.id}>
              <Action name="star" label={SEARCH_WORDS.save} hit={hit} onClick={() => history.favor(hit.id)} />
              <Action
                name="remove"
                label={SEARCH_WORDS.removeRecent}
                hit={hit}
                onClick={() => history.forget(hit.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {favorites.length > 0 && (
        <ul className="search-action-rows">
          {favorites.map((hit) => (
            <li key={hit.id}>
              <Action
                name="remove"
                label={SEARCH_WORDS.removeFavorite}
                hit={hit}
                onClick={() => history.unfavor(hit.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * A button that is pressed disappears with its row. The focus goes on to the button of the same place in its new row, else to the one
 * that has moved up, else to the search box.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const pressed = useRef<{ place: string | undefined; index: number; box: HTMLElement | null | undefined }>(undefined);
  // With its last row, the whole list goes.
  useEffect(() => () => pressed.current?.box?.focus(), []);
  useEffect(() => {
    if (!pressed.current) return;
    const { place, index, box } = pressed.current;
    pressed.current = undefined;
    const buttons = listButtons(root.current);
    const next = buttons.find((button) => button.dataset["place"] === place) ?? buttons[index] ?? buttons.at(-1);
    (next ?? box)?.focus();
  });
  return ({ target }) => {
    const button = (target as Element).closest("button");
    if (!button) return;
    const box = button.closest("dialog")?.querySelector("input");
    pressed.current = { place: button.dataset["place"], index: listButtons(root.current).indexOf(button), box };
  };
}

function listButtons(root: Element | null): HTMLButtonElement[] {
  return [...(root?.querySelectorAll("button") ?? [])];
}

interface ActionProps {
  name: "star" | "remove";
  label: string;
  hit: ShownHit;
  onClick(): void;
}

function Action({ name, label, hit, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-place={hit.id}
      title={label}
      aria-label={`${label}: ${hit.title}`}
      onClick={onClick}
    >
      <SearchIcon name={name} />
    </button>
  );
}
