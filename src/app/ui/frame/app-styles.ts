/**
 * The styles of parts that only the running app shows. No page inlines them, and the app starts without them: what needs them waits
 * for them. If they fail to load, everything still works, only plainer. This is a file of its own, because a component file that
 * `client.tsx` imports directly could not be hot-reloaded in development.
 */
export const loadAppStyles = (): Promise<unknown> => import("../../../styles/app.css").catch(() => {});
