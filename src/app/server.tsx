/** Renders a page to the HTML that the client hydrates. Called by the engine for every page. */
import { renderToString } from "react-dom/server";
import type { Page } from "../shared/page.ts";
import type { SiteData } from "../shared/site.ts";
import { App } from "./App.tsx";
import { PAGE_KINDS } from "./page-kinds.ts";
import { createPageComponents } from "./runtime/page-components.ts";
import { createInitialRoute, createRouteStore } from "./runtime/route-store.ts";

const components = createPageComponents(PAGE_KINDS);

export async function renderApp({ site, page }: { site: SiteData; page: Page }): Promise<string> {
  await components.load(page.kind, page.path);
  const routes = createRouteStore(createInitialRoute(page));
  return renderToString(<App site={site} routes={routes} components={components} />);
}
