/** Keys in the reader's browser storage. Readers keep what they stored, so a key never changes. */
export const STORAGE_KEYS = {
  theme: "theme",
  announcementDismissed: "announcement.dismiss",
  announcementId: "announcement.id",
  tab: (group: string) => `tab-${group}`,
  offlineRefused: "offline.refused",
  playground: "playground.session",
  playgroundScrolling: "playground.scrolling",
  playgroundLayout: "playground.layout",
  preferredVersion: (pluginId: string) => `docs-preferred-version-${pluginId}`,
};
