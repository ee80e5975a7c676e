/** The list below the search box. It is one listbox, whether it shows results, the reader's history or suggestions. */
import { memo, useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { isPlainClick } from "../../../search/follow-result.ts";

interface ListItem {
  /** Identifies the item, so that it can be found again after the list has changed. */
  key: string;
  /** An item without an address is a button. */
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

interface ListBoxProps {
  id: string;
  label: string;
  groups: ListGroup[];
  active: number;
  onActivate(index: number): void;
}

/** Options are the links themselves. The focus stays in the search box, which names the active option. */
export const ListBox = memo(function ListBox({ id, label, groups, active, onActivate }: ListBoxProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag for it can hold links
    <div ref={list} id={id} role="listbox" aria-label={label} className="search-list">
      {groups.map((group, at) => {
        const start = countItems(groups.slice(0, at));
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="search-group">
            <div id={`${id}-${group.id}`} role="presentation" className="search-group-label">
              {group.label}
            </div>
            {group.items.map((item, offset) => {
              const index = start + offset;
              return (
                <Option
                  // The key is the position, because filling an existing row anew costs less than creating one.
                  key={offset}
                  id={getOptionId(id, index)}
                  item={item}
                  isActive={index === active}
                  onActivate={() => onActivate(index)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
});

interface OptionProps {
  id: string;
  item: ListItem;
  isActive: boolean;
  onActivate(): void;
}

function Option({ id, item, isActive, onActivate }: OptionProps) {
  const shared = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    className: `search-option ${item.className ?? ""}`,
    // Pressing must not take the focus from the search box.
    onMouseDown: (event: MouseEvent) => event.button === 0 && event.preventDefault(),
    onMouseMove: () => isActive || onActivate(),
    onClick: (event: MouseEvent) => isPlainClick(event) && item.onSelect(),
  };
  if (item.href === undefined)
    return (
      <button type="button" {...shared}>
        {item.content}
      </button>
    );
  return (
    <a href={item.href} {...shared}>
      {item.content}
    </a>
  );
}

export function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
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

/** The next or previous item over all groups, wrapping around. Without an active item (-1) it is the first or the last. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** An item that the reader moved to, and its position at that time. */
export interface ActiveItem {
  key: string | undefined;
  index: number;
}

/** The list may grow while a reader moves through it. The item stays active, or the one that took its place. */
export function findActive(groups: ListGroup[], { key, index }: ActiveItem): number {
  const keys = groups.flatMap((group) => group.items.map((item) => item.key));
  const found = keys.findIndex((each) => each === key);
  return found >= 0 ? found : Math.min(index, keys.length - 1);
}
