/** Parts that most readers never open are fetched when they do. One that does not arrive must not take the page with it. */
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

export const ConfigDialog = loadPart(async () => (await import("./ConfigDialog.tsx")).ConfigDialog);
export const ShortcutsDialog = loadPart(async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog);
export const Panes = loadPart(async () => (await import("./Panes.tsx")).Panes);
export const ComparePane = loadPart(async () => (await import("./ComparePane.tsx")).ComparePane);
