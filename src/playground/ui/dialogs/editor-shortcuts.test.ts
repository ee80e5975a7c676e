import { defaultKeymap, historyKeymap, indentWithTab } from "@codemirror/commands";
import { foldKeymap } from "@codemirror/language";
import { searchKeymap } from "@codemirror/search";
import { expect, test } from "vitest";
import { extraKeymap } from "../../editor/extras.ts";
import { EDITOR_SHORTCUTS } from "./editor-shortcuts.ts";

/** What every text field does with these keys. `Mod-Enter` belongs to the page. */
const ORDINARY =
  /^(?:(?:Mod-)?(?:Arrow(?:Left|Right|Up|Down)|Home|End|Backspace|Delete)|Page(?:Up|Down)|Enter|Mod-Enter|Mod-a)$/;

test("the list of shortcuts has every key of the editor, and none that does not exist", () => {
  const bindings = [...defaultKeymap, ...historyKeymap, indentWithTab, ...foldKeymap, ...searchKeymap, ...extraKeymap];
  const keys = new Set(bindings.flatMap(({ key }) => (key && !ORDINARY.test(key) ? [key] : [])));
  // Of the last kind there is a second spelling for other systems.
  const isListed = new Set(EDITOR_SHORTCUTS.flatMap((each) => each.keys));
  expect([...keys].filter((key) => !isListed.has(key)).filter((key) => !/^Ctrl-[a-z]$/.test(key))).toEqual([]);
  expect([...isListed].filter((key) => !keys.has(key))).toEqual([]);
});
