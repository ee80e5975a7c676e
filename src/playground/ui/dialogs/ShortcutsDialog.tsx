import { SHORTCUTS } from "../shortcuts.ts";
import { WORDS } from "../words.ts";
import { Dialog } from "./Dialog.tsx";

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const rows = [...SHORTCUTS.map(({ name, label }) => [label, WORDS.shortcutNames[name]]), ...WORDS.editorShortcuts];
  return (
    <Dialog title={WORDS.shortcutsTitle} onClose={onClose}>
      <p className="dialog-hint">{WORDS.shortcutsHint}</p>
      <dl className="shortcuts">
        {rows.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
