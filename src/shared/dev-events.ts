/** What the dev server tells open pages: words or data changed, or code did. */
export const DEV_EVENTS = { content: "site:content", code: "site:code" };
