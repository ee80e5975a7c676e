import { SHORTCUTS } from "../shortcuts.ts";
import { WORDS } from "../words.ts";
import { Dialog } from "./Dialog.tsx";
import { EDITOR_SHORTCUTS } from "./editor-shortcuts.ts";

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const rows = [
    ...SHORTCUTS.map(({ name, label }) => [label, WORDS.shortcutNames[name]]),
    ...EDITOR_SHORTCUTS.map(({ label, meaning }) => [label, meaning]),
  ];
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
