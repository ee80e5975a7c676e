/** Numbers the specification fixes (its sections 4 and 9), in one place. Milliseconds unless the name says otherwise. */

/** Desktop above this width in pixels, mobile up to it. */
export const DESKTOP_BREAKPOINT_PX = 996;
/** A spinner or a progress bar before this delay would only flicker. */
export const LOADER_DELAY = 200;
export const PROGRESS = { delay: LOADER_DELAY, minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };
/** Share of the remaining distance that the smooth-scroll fallback moves in each animation frame. */
export const SMOOTH_SCROLL_FACTOR = 0.85;
/** Lets the new title settle before a page view is sent. */
export const PAGE_VIEW_DELAY = 100;
/** Links that are merely visible are fetched one by one while idle, at most so many a page: hovered ones always. */
export const VISIBLE_PREFETCH_LIMIT = 8;

/** Where the analytics service's script comes from, where one is configured. */
export const ANALYTICS_ORIGIN = "https://www.googletagmanager.com";
