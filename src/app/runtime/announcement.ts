/**
 * Whether the announcement bar is open. The attribute on <html> is the truth: the bootstrap sets it before the first paint and
 * styles hide the bar by it, so closing survives a reload without a layout shift and works where storage does not.
 */
import { useCallback, useSyncExternalStore } from "react";
import type { SiteData } from "../../shared/site.ts";
import { STORAGE_KEYS } from "../../shared/storage-keys.ts";
import { createSignal } from "./signal.ts";
import { createStorageSlot } from "./storage.ts";

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

/** A bar the reader has not seen yet is shown, whatever was dismissed before it. Returns whether the bar stays closed. */
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
