/** Page views for the configured analytics service. Without a tracking id, and for readers who ask not to be tracked, nothing is loaded. */
import { ANALYTICS_ORIGIN, PAGE_VIEW_DELAY } from "../../shared/constants.ts";
import type { SiteData } from "../../shared/site.ts";
import { isSameLocation, type RouteStore } from "./route-store.ts";

type Gtag = (...parameters: unknown[]) => void;
type AnalyticsWindow = Window & { gtag?: Gtag; dataLayer?: unknown[] };

interface PrivacyWishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function isTrackingWelcome({ doNotTrack, globalPrivacyControl }: PrivacyWishes): boolean {
  return doNotTrack !== "1" && doNotTrack !== "yes" && !globalPrivacyControl;
}

export function startAnalytics(config: SiteData["analytics"], routes: RouteStore): void {
  if (!config?.trackingId || !isTrackingWelcome(navigator)) return;
  const { trackingId, anonymizeIp } = config;
  const page: AnalyticsWindow = window;
  page.gtag ??= loadGtag(page, trackingId);
  page.gtag("config", trackingId, { anonymize_ip: anonymizeIp });

  routes.subscribe(({ location }, previous) => {
    if (isSameLocation(location, previous.location)) return;
    const path = location.pathname + location.search + location.hash;
    setTimeout(() => {
      page.gtag?.("event", "page_view", {
        page_title: document.title,
        page_location: window.location.origin + path,
        page_path: path,
        anonymize_ip: anonymizeIp,
      });
    }, PAGE_VIEW_DELAY);
  });
}

function loadGtag(page: AnalyticsWindow, trackingId: string): Gtag {
  const queue = (page.dataLayer ??= []);
  const script = document.createElement("script");
  script.async = true;
  script.src = `${ANALYTICS_ORIGIN}/gtag/js?id=${encodeURIComponent(trackingId)}`;
  document.head.append(script);
  // The service recognises a command by its being an `arguments` object.
  const gtag: Gtag = function () {
    queue.push(arguments);
  };
  gtag("js", new Date());
  return gtag;
}
