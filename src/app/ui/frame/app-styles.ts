/** The styles of what only a running app draws. No page has them inline. */
export const loadAppStyles = () => import("../../../styles/app.css");
