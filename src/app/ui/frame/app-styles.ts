/**
 * The styles of parts that only the running app shows. No page inlines them. This is a file of its own, because a component file
 * that `client.tsx` imports directly could not be hot-reloaded in development.
 */
export const loadAppStyles = () => import("../../../styles/app.css");
