/** What stands in the list below the search box: one listbox, whatever it lists. */
import type { ReactNode } from "react";

export interface ListItem {
  /** What it is, wherever in the list it stands. */
  key: string;
  /** Without one it is a button. */
  href?: string;
  content: ReactNode;
  className?: string;
  /** Called for a plain click or Enter; a link is followed by the browser. */
  onSelect(): void;
  /** Called by the Delete key. */
  onDelete?(): void;
}

export interface ListGroup {
  id: string;
  label: ReactNode;
  items: ListItem[];
}

export function countItems(groups: ListGroup[]): number {
  return groups.reduce((sum, group) => sum + group.items.length, 0);
}

/** The first items over all groups. */
export function takeItems(groups: ListGroup[], count: number): ListGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return items.length > 0 ? { ...group, items } : [];
  });
}

/** The next or previous item over all groups, wrapping around; from nowhere (-1) to the first or last. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** An item moved to, and where it stood then. */
export interface ActiveItem {
  key: string | undefined;
  index: number;
}

/** The list may grow while a reader moves through it: the item stays active, and where it is gone the one in its place. */
export function findActive(groups: ListGroup[], { key, index }: ActiveItem): number {
  const keys = groups.flatMap((group) => group.items.map((item) => item.key));
  const found = keys.findIndex((each) => each === key);
  return found >= 0 ? found : Math.min(index, keys.length - 1);
}

export function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
