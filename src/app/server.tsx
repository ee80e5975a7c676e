/** Renders a page to the HTML that the client hydrates. Called by the engine for every page. */
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { COMPONENT_PLACE, readProps } from "../shared/components.ts";
import type { Page } from "../shared/page.ts";
import type { DocumentSite, SiteData } from "../shared/site.ts";
import { App } from "./App.tsx";
import { findComponent } from "./components.ts";
import { PAGE_KINDS } from "./page-kinds.ts";
import { AppContextProvider } from "./runtime/context.tsx";
import { createPageComponents } from "./runtime/page-components.ts";
import { createInitialRoute, createRouteStore } from "./runtime/route-store.ts";
import { FooterParts } from "./ui/frame/Footer.tsx";
import { listSlots } from "./ui/page-slots.tsx";

const components = createPageComponents(PAGE_KINDS);

export async function renderApp({ site, page }: { site: DocumentSite; page: Page }): Promise<string> {
  await components.load(page.kind, page.path);
  const routes = createRouteStore(createInitialRoute(page));
  const footer = renderToStaticMarkup(<FooterParts site={site} />);
  return renderToString(<App site={site} routes={routes} components={components} footer={footer} />);
}

/** Adds the slots that only the server renders, and fills the places of components in the compiled HTML of a page. */
export function renderSlots({ site, page }: { site: SiteData; page: Page }): Promise<Page> {
  const { location } = createInitialRoute(page);
  const render = (content: ReactNode) =>
    renderToStaticMarkup(<AppContextProvider value={{ site, page, location }}>{content}</AppContextProvider>);
  const own = Object.entries(listSlots(page)).flatMap(([slot, content]) => {
    const html = render(content);
    return html ? [[slot, html]] : [];
  });
  const html = Object.fromEntries(own);
  // A slot that is the whole page has all others in it.
  return renderComponents(site, { ...page, html: "page" in html ? html : { ...page.html, ...html } });
}

async function renderComponents(site: SiteData, page: Page): Promise<Page> {
  const slots = Object.entries(page.html);
  if (!slots.some(([, html]) => html.match(COMPONENT_PLACE))) return page;
  const { location } = createInitialRoute(page);
  const render = async (place: string, name = "", attribute = "") => {
    const component = findComponent(name);
    if (!component) return place;
    const { default: Component } = await component.load();
    const content = renderToString(
      <AppContextProvider value={{ site, page, location }}>
        <Component {...(readProps(attribute) as object)} />
      </AppContextProvider>,
    );
    const start = component.isInteractive ? place : place.replace(` data-props="${attribute}"`, "");
    return start.replace("></div>", () => `>${content}</div>`);
  };
  const filled = slots.map(async ([slot, html]) => {
    const places = await Promise.all(
      [...html.matchAll(COMPONENT_PLACE)].map(([place, ...parts]) => render(place, ...parts)),
    );
    return [slot, html.replaceAll(COMPONENT_PLACE, () => places.shift() ?? "")] as const;
  });
  return { ...page, html: Object.fromEntries(await Promise.all(filled)) };
}
