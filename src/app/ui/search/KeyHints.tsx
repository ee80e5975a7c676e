import { memo } from "react";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";

const HINTS: { keys: string[]; name: string; label: string }[] = [
  { keys: ["↓", "↑"], name: SEARCH_WORDS.keys.arrows, label: SEARCH_WORDS.keys.navigate },
  { keys: ["↵"], name: SEARCH_WORDS.keys.enter, label: SEARCH_WORDS.keys.select },
  { keys: ["ESC"], name: SEARCH_WORDS.keys.escape, label: SEARCH_WORDS.keys.close },
];

/** For who has a keyboard and does not know its way around here yet. */
export const KeyHints = memo(function KeyHints() {
  return (
    <ul className="search-hints">
      {HINTS.map(({ keys, name, label }) => (
        <li key={label}>
          {keys.map((key) => (
            <kbd key={key} aria-hidden="true">
              {key}
            </kbd>
          ))}
          <span className="hidden-text">{name}: </span>
          {label}
        </li>
      ))}
    </ul>
  );
});
