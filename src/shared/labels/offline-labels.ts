/** Words of the page about reading offline, which few readers load. */
export const OFFLINE_LABELS = {
  offlineTitle: "You are offline",
  offlineText: "This page was not kept for reading offline. Go back, or try again when there is a network.",
  offlineDescription: "The pages that your browser keeps, so that you can read them without a network.",
  offlineVisited: "Reading offline",
  keptPages: "Kept pages",
  keptDocs: (version: string) => `Docs, ${version}`,
  keptSize: (size: string) => `Kept for offline: ${size}`,
  keptRemove: "Remove",
  keptNothing: "Your browser keeps no pages of this site.",
  keptRefused: "Your browser keeps no pages of this site, because you removed them.",
  keepPages: "Keep pages again",
  keptUnavailable: "This browser cannot keep pages.",
};
