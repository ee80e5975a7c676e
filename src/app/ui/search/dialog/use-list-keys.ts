/** What the keys of the search box do to the list: arrows move through it, Enter opens, Delete removes. */
import { useCallback, useEffect, useState, type KeyboardEvent } from "react";
import { countItems, findActive, getOptionId, moveActive, type ActiveItem, type ListGroup } from "./ListBox.tsx";

interface ListKeysInput {
  listId: string;
  groups: ListGroup[];
  /** Identifies the query that the list answers. A list with another key starts without an active option. */
  listKey: string;
  /** The key of the list that comes next: an option that is activated while it is on its way stays active in it. */
  readNextKey(): string;
  /** Called when Enter is pressed without an active option. */
  onEnter(): void;
}

interface ListKeys {
  active: number;
  activeKey: string | undefined;
  activate(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function useListKeys({ listId, groups, listKey, readNextKey, onEnter }: ListKeysInput): ListKeys {
  const [state, setState] = useState<ActiveItem & { listKeys: string[] }>({ listKeys: [], key: undefined, index: -1 });
  const active = state.listKeys.includes(listKey) ? findActive(groups, state) : -1;
  const activeKey = groups.flatMap((group) => group.items)[active]?.key;
  const activate = useCallback(
    (index: number) => {
      const { key } = groups.flatMap((group) => group.items)[index] ?? {};
      setState({ listKeys: [listKey, readNextKey()], key, index });
    },
    [listKey, readNextKey, groups],
  );

  /** With Ctrl, Cmd or Shift a link opens in another tab or window. */
  function openActive(event: KeyboardEvent): void {
    if (active < 0) return onEnter();
    const option = document.getElementById(getOptionId(listId, active));
    if (option instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      // Browsers open a window rather than a tab when the call asks for a popup.
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
      const { onDelete } = groups.flatMap((group) => group.items)[active] ?? {};
      if (onDelete) event.preventDefault();
      onDelete?.();
    }
  }

  return { active, activeKey, activate, onKeyDown };
}

interface EnterInput {
  /** Reads the search box. */
  readText(): string;
  /** The query that the list answers. */
  answered: string;
  isReady: boolean;
  listId: string;
}

/** Enter right after the last letter opens the first option. If the results are still on their way, it waits for them. */
export function useEnter({ readText, answered, isReady, listId }: EnterInput): () => void {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined || wanted !== answered || wanted !== readText()) return;
    // oxlint-disable-next-line react/set-state-in-effect -- one press opens once
    setWanted(undefined);
    if (isReady) document.getElementById(getOptionId(listId, 0))?.click();
  }, [wanted, readText, answered, isReady, listId]);
  return () => {
    const text = readText();
    if (text.trim() !== "") setWanted(text);
  };
}
