/** The tree that the server renders and the client hydrates: context, frame, and the page inside of it. */
import { useEffect } from "react";
import type { SiteData } from "../shared/site.ts";
import { ColorModeProvider } from "./runtime/color-mode.tsx";
import { AppContextProvider } from "./runtime/context.tsx";
import { usePageComponent, type PageComponents } from "./runtime/page-components.ts";
import { useRoute, type Route, type RouteStore } from "./runtime/route-store.ts";
import { CrashGuard } from "./ui/frame/CrashGuard.tsx";
import { Frame } from "./ui/frame/Frame.tsx";
import { LoadError, Spinner } from "./ui/primitives/LoadState.tsx";

interface AppProps {
  site: SiteData;
  routes: RouteStore;
  components: PageComponents;
  /** As HTML. */
  footer: string | undefined;
  /** Called once everything in the page listens to its reader: effects of children come before those of their parents. */
  onStart?(): void;
}

/** There are two guards: a page that crashes leaves the frame intact, and a frame that crashes leaves a message and a button. */
export function App({ site, routes, components, footer, onStart }: AppProps) {
  const route = useRoute(routes);
  useEffect(() => onStart?.(), [onStart]);
  return (
    <AppContextProvider value={{ site, ...route }}>
      <ColorModeProvider config={site.colorMode}>
        <CrashGuard resetKey={route.page}>
          <Frame footer={footer}>
            <CrashGuard resetKey={route.page}>
              <PageOutlet page={route.page} components={components} />
            </CrashGuard>
          </Frame>
        </CrashGuard>
      </ColorModeProvider>
    </AppContextProvider>
  );
}

function PageOutlet({ page, components }: { page: Route["page"]; components: PageComponents }) {
  const state = usePageComponent(components, page.kind);
  if (state.status === "ready") return <state.Component page={page} />;
  if (state.status === "loading") return <Spinner />;
  // The state shows a failure, so the promise may be ignored.
  const retry = () => void components.load(page.kind, page.path).catch(() => {});
  return <LoadError error={state.error} onRetry={retry} />;
}
