/** The tree that the server renders and the client hydrates: context, frame, and the page inside of it. */
import type { ReactNode } from "react";
import type { SiteData } from "../shared/site.ts";
import { ColorModeProvider } from "./runtime/color-mode.tsx";
import { AppContextProvider } from "./runtime/context.tsx";
import { ErrorBoundary } from "./runtime/error-boundary.tsx";
import { usePageComponent, type PageComponents } from "./runtime/page-components.ts";
import type { Route, RouteStore } from "./runtime/route-store.ts";
import { useRoute } from "./runtime/use-route.ts";
import { CrashScreen } from "./ui/frame/CrashScreen.tsx";
import { Frame } from "./ui/frame/Frame.tsx";
import { LoadError } from "./ui/primitives/LoadError.tsx";
import { Spinner } from "./ui/primitives/Spinner.tsx";

interface AppProps {
  site: SiteData;
  routes: RouteStore;
  components: PageComponents;
}

export function App({ site, routes, components }: AppProps) {
  const route = useRoute(routes);
  return (
    <AppContextProvider value={{ site, ...route }}>
      <ColorModeProvider config={site.colorMode}>
        <CrashGuard resetKey={route.page}>
          <Frame>
            <CrashGuard resetKey={route.page}>
              <PageOutlet page={route.page} components={components} />
            </CrashGuard>
          </Frame>
        </CrashGuard>
      </ColorModeProvider>
    </AppContextProvider>
  );
}

/** Two of these: a page that crashes leaves the frame standing, and a frame that crashes leaves words and a way on. */
function CrashGuard({ resetKey, children }: { resetKey: unknown; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={(error, retry) => <CrashScreen error={error} onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function PageOutlet({ page, components }: { page: Route["page"]; components: PageComponents }) {
  const state = usePageComponent(components, page.kind);
  if (state.status === "ready") return <state.Component page={page} />;
  if (state.status === "loading") return <Spinner />;
  // The failure itself is shown by the state, so the promise has nothing left to say.
  const retry = () => void components.load(page.kind, page.path).catch(() => {});
  return <LoadError error={state.error} onRetry={retry} />;
}
