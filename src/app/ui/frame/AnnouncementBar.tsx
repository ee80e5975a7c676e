/**
 * The announcement bar. An attribute on <html> decides whether it is open: the bootstrap sets the attribute before the first paint,
 * and styles hide the bar by it. So closing survives a reload without a layout shift, and also works without storage.
 */
import { useCallback, useSyncExternalStore } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { SiteData } from "../../../shared/site.ts";
import { STORAGE_KEYS } from "../../../shared/storage-keys.ts";
import { createSignal } from "../../runtime/signal.ts";
import { createStorageSlot } from "../../runtime/storage.ts";
import { Markup } from "../primitives/Html.tsx";
import { Icon } from "../primitives/Icon.tsx";

export function AnnouncementBar({ announcement }: { announcement: NonNullable<SiteData["announcement"]> }) {
  const { isOpen, close } = useAnnouncement(announcement);
  if (!isOpen) return null;
  return (
    <aside className="announcement" aria-label={LABELS.announcement}>
      <Markup html={announcement.html} />
      {announcement.closeable && (
        <button type="button" className="icon-button needs-js" aria-label={LABELS.close} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}

const DISMISSED_ATTRIBUTE = "data-announcement-dismissed";

const idSlot = createStorageSlot(STORAGE_KEYS.announcementId);
const dismissedSlot = createStorageSlot(STORAGE_KEYS.announcementDismissed);
const changes = createSignal(0);

export function useAnnouncement(announcement: SiteData["announcement"]): { isOpen: boolean; close(): void } {
  const id = announcement?.id;
  const subscribe = useCallback((listener: () => void) => watchAnnouncement(id, listener), [id]);
  const isDismissed = useSyncExternalStore(subscribe, hasDismissedAttribute, () => false);
  return { isOpen: announcement !== undefined && !isDismissed, close: closeAnnouncement };
}

/** A new announcement is shown even if the reader dismissed an earlier one. Returns whether this one stays closed. */
export function syncAnnouncement(id: string): boolean {
  if (idSlot.get() !== id) {
    idSlot.set(id);
    dismissedSlot.set("false");
  }
  return dismissedSlot.get() === "true";
}

function watchAnnouncement(id: string | undefined, listener: () => void): () => void {
  if (id === undefined) return () => {};
  setDismissedAttribute(syncAnnouncement(id));
  const stopSignal = changes.subscribe(listener);
  const stopSlot = dismissedSlot.subscribe(() => setDismissedAttribute(dismissedSlot.get() === "true"));
  return () => {
    stopSignal();
    stopSlot();
  };
}

function closeAnnouncement(): void {
  dismissedSlot.set("true");
  setDismissedAttribute(true);
}

function hasDismissedAttribute(): boolean {
  return document.documentElement.hasAttribute(DISMISSED_ATTRIBUTE);
}

function setDismissedAttribute(isDismissed: boolean): void {
  if (isDismissed === hasDismissedAttribute()) return;
  document.documentElement.toggleAttribute(DISMISSED_ATTRIBUTE, isDismissed);
  changes.set(changes.get() + 1);
}
