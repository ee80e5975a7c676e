/** Fixed numbers and names, most of them set by the specification (sections 4 and 9). Milliseconds unless the name says otherwise. */

/** Desktop above this width in pixels, mobile up to it. */
export const DESKTOP_BREAKPOINT_PX = 996;
/** A spinner or a progress bar before this delay would only flicker. */
export const LOADER_DELAY = 200;
export const PROGRESS = { delay: LOADER_DELAY, minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };
/** Share of the remaining distance that the smooth-scroll fallback moves in each animation frame. */
export const SMOOTH_SCROLL_FACTOR = 0.85;
/** A page view is sent this much later, so that it carries the new page's title. */
export const PAGE_VIEW_DELAY = 100;
/** How many visible links of a page are prefetched, one by one while idle. Hovered links are always prefetched. */
export const VISIBLE_PREFETCH_LIMIT = 8;

/** See `engine/pages/parser-pauses.ts`: an inline script, and what a document has at each pause. */
export const PAUSE_SCRIPT = "scrollX";
export const PAUSE = `<script>${PAUSE_SCRIPT}</script><script></script>`;

/** The origin of the analytics script, for sites that configure one. */
export const ANALYTICS_ORIGIN = "https://www.googletagmanager.com";

/** Where the worker is that runs the formatter. A folder for it alone, because hosts give headers to folders and it has its own policy. */
export const FORMAT_WORKER_FOLDER = "format-worker/";

/** The events that the dev server sends to open pages after an edit of content, or of code. */
export const DEV_EVENTS = { content: "site:content", code: "site:code" };
