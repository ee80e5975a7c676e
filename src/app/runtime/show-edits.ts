/** While developing: the page in view once more, as its words are now, with the reader staying where they are. */
import { DEV_EVENTS } from "../../shared/dev-events.ts";
import type { PageStore } from "./page-store.ts";
import { readLocation, type Route, type RouteStore } from "./route-store.ts";

interface EditOptions {
  store: PageStore;
  routes: RouteStore;
  onShow(route: Route): void;
}

type Hot = Pick<NonNullable<ImportMeta["hot"]>, "on">;

export function showEdits(hot: Hot, { store, routes, onShow }: EditOptions): void {
  hot.on(DEV_EVENTS.content, async () => {
    store.clear();
    const { pathname } = location;
    const page = await store.load(pathname).catch(() => undefined);
    // Loaded as a whole, a page that cannot be made says why.
    if (!page) return location.reload();
    if (location.pathname !== pathname) return;
    await routes.show({ page, location: readLocation(location) });
    onShow(routes.get());
  });
}
