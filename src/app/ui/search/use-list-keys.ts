/** The keys of the search box: arrows move through the list, Enter opens, with Ctrl, Cmd or Shift elsewhere. */
import { useCallback, useState, type KeyboardEvent } from "react";
import { countItems, findActive, getOptionId, moveActive, type ActiveItem, type ListGroup } from "./list-box.ts";

interface ListKeysInput {
  listId: string;
  groups: ListGroup[];
  /** Whatever is listed belongs to this; another list starts with no active option. */
  listKey: string;
  /** What will be listed next: who moves while that is on its way has moved in it, too. */
  readNextKey(): string;
  /** Enter before there is an active option. */
  onEnter(): void;
}

export interface ListKeys {
  active: number;
  activate(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function useListKeys({ listId, groups, listKey, readNextKey, onEnter }: ListKeysInput): ListKeys {
  const [state, setState] = useState<ActiveItem & { listKeys: string[] }>({ listKeys: [], key: undefined, index: -1 });
  const active = state.listKeys.includes(listKey) ? findActive(groups, state) : -1;
  const activate = useCallback(
    (index: number) => {
      const { key } = groups.flatMap((group) => group.items)[index] ?? {};
      setState({ listKeys: [listKey, readNextKey()], key, index });
    },
    [listKey, readNextKey, groups],
  );

  function openActive(event: KeyboardEvent): void {
    if (active < 0) return onEnter();
    const option = document.getElementById(getOptionId(listId, active));
    if (option instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      // A new window is one with features of its own.
      window.open(option.href, "_blank", event.shiftKey ? "noopener,popup" : "noopener");
    } else option?.click();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While a word is being composed, its keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      activate(moveActive(active, key === "ArrowDown" ? 1 : -1, countItems(groups)));
    } else if (key === "Enter" && !event.altKey) {
      event.preventDefault();
      openActive(event);
    } else if (key === "Delete" && active >= 0) {
      const { onDelete } = groups.flatMap((group) => group.items)[active]!;
      if (onDelete) event.preventDefault();
      onDelete?.();
    }
  }

  return { active, activate, onKeyDown };
}
