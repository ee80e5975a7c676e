/** Shows the route of a store. A change is a React transition: the old page stays and answers until the new one is ready. */
import { startTransition, useLayoutEffect, useState } from "react";
import type { Route, RouteStore } from "./route-store.ts";

export function useRoute(store: RouteStore): Route {
  const [route, setRoute] = useState(store.get);
  useLayoutEffect(() => store.subscribe((next) => startTransition(() => setRoute(next))), [store]);
  useLayoutEffect(() => store.markCommitted(route), [store, route]);
  return route;
}
