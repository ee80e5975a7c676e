/** Part of every page in development. It reloads the page after an edit, unless the app has started, which shows edits itself. */
import { DEV_EVENTS } from "../shared/constants.ts";

for (const event of Object.values(DEV_EVENTS)) {
  import.meta.hot?.on(event, () => {
    if (document.documentElement.dataset.app !== "on") location.reload();
  });
}
