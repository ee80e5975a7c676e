/** Parts that most readers never open are fetched when they are opened. If one does not load, a message takes its place. */
import { lazy, type ComponentType } from "react";
import { WORDS } from "./words.ts";

function loadPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: MissingPart as ComponentType<P> }),
    ),
  );
}

function MissingPart() {
  return (
    <p className="missing-part" role="alert">
      {WORDS.missingPart}
    </p>
  );
}

export const ConfigDialog = loadPart(async () => (await import("./dialogs/ConfigDialog.tsx")).ConfigDialog);
export const ShortcutsDialog = loadPart(async () => (await import("./dialogs/ShortcutsDialog.tsx")).ShortcutsDialog);
export const VersionDialog = loadPart(async () => (await import("./dialogs/VersionDialog.tsx")).VersionDialog);
export const Panes = loadPart(async () => (await import("./side-panes/Panes.tsx")).Panes);
export const ComparePane = loadPart(async () => (await import("./panes/ComparePane.tsx")).ComparePane);
