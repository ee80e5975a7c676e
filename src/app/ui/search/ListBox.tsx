import { memo, useEffect, useRef, type MouseEvent } from "react";
import { isPlainClick } from "./plain-click.ts";
import { countItems, getOptionId, type ListGroup, type ListItem } from "./list-box.ts";

interface ListBoxProps {
  id: string;
  label: string;
  groups: ListGroup[];
  active: number;
  onActivate(index: number): void;
}

/** Options are the links themselves. The focus stays in the search box, which names the active one. */
export const ListBox = memo(function ListBox({ id, label, groups, active, onActivate }: ListBoxProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const starts = groups.map((_, at) => countItems(groups.slice(0, at)));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag for it can hold links
    <div ref={list} id={id} role="listbox" aria-label={label} className="search-list">
      {groups.map((group, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="search-group">
          <div id={`${id}-${group.id}`} role="presentation" className="search-group-label">
            {group.label}
          </div>
          {group.items.map((item, offset) => {
            const index = starts[at]! + offset;
            return (
              <Option
                // Their places, not what stands there: rows that are filled anew cost less than new rows.
                key={offset}
                id={getOptionId(id, index)}
                item={item}
                isActive={index === active}
                onActivate={() => onActivate(index)}
              />
            );
          })}
        </div>
      ))}
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
