/** In every page while developing. An app that runs shows changes by itself; where none does, the page is loaded again. */
import { DEV_EVENTS } from "../shared/dev-events.ts";

for (const event of Object.values(DEV_EVENTS)) {
  import.meta.hot?.on(event, () => {
    if (document.documentElement.dataset.app !== "on") location.reload();
  });
}
