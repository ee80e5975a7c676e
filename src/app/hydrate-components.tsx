/** Brings the components of a page's Markdown to life. Only pages that have one load this. */
import { hydrateRoot, type Root } from "react-dom/client";
import { listComponents } from "../shared/components.ts";
import type { Page } from "../shared/page.ts";
import type { SiteData } from "../shared/site.ts";
import { findComponent } from "./components.ts";
import { AppContextProvider } from "./runtime/context.tsx";
import type { Route } from "./runtime/route-store.ts";
import { CrashGuard } from "./ui/frame/CrashGuard.tsx";

const roots = new Map<HTMLElement, Root>();

/** Called before a page is shown. The styles of its components come with their code. */
export async function loadComponents(page: Page): Promise<void> {
  await Promise.all(listComponents(page).map((name) => findComponent(name)?.load()));
}

/** Called for each page that is shown. Those of the page before are ended. */
export async function hydrateComponents(site: SiteData, route: Route): Promise<void> {
  for (const [place, root] of roots) {
    if (place.isConnected) continue;
    root.unmount();
    roots.delete(place);
  }
  const places = [...document.querySelectorAll<HTMLElement>("[data-component]")];
  await Promise.all(places.filter((place) => !roots.has(place)).map((place) => hydrate(place, { site, ...route })));
}

async function hydrate(place: HTMLElement, context: { site: SiteData } & Route): Promise<void> {
  const component = findComponent(place.dataset["component"]);
  // For its styles, even one that does not react.
  const { default: Component } = (await component?.load()) ?? {};
  const { props } = place.dataset;
  if (!Component || !component?.isInteractive || !props || roots.has(place)) return;
  const root = hydrateRoot(
    place,
    <AppContextProvider value={context}>
      <CrashGuard resetKey={place}>
        <Component {...(JSON.parse(props) as object)} />
      </CrashGuard>
    </AppContextProvider>,
  );
  roots.set(place, root);
}
