// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAGE_VIEW_DELAY } from "../../shared/constants.ts";
import { startAnalytics } from "./analytics.ts";
import { createInitialRoute, createRouteStore } from "./route-store.ts";
import { createDocPage, createSite } from "../../shared/testing.ts";

const site = createSite({ analytics: { trackingId: "G-1", anonymizeIp: true } });
const page = createDocPage();
const gtag = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  gtag.mockReset();
  vi.stubGlobal("gtag", gtag);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createRoutes() {
  const routes = createRouteStore(createInitialRoute(page));
  const go = (location: Partial<{ pathname: string; search: string; hash: string }>) => {
    void routes.show({ page, location: { pathname: page.path, search: "", hash: "", ...location } });
    vi.advanceTimersByTime(PAGE_VIEW_DELAY);
  };
  return { routes, go };
}

test("sends a page view when path, query or hash differs, a moment later", () => {
  const { routes, go } = createRoutes();
  startAnalytics(site, routes);
  void routes.show({ page, location: { pathname: "/docs/api", search: "", hash: "" } });
  expect(gtag).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PAGE_VIEW_DELAY);
  expect(gtag).toHaveBeenLastCalledWith(
    "event",
    "page_view",
    expect.objectContaining({
      page_path: "/docs/api",
      page_title: `${page.title} · ${site.title}`,
      anonymize_ip: true,
    }),
  );
  go({ pathname: "/docs/api", search: "?q=1" });
  go({ pathname: "/docs/api", search: "?q=1", hash: "#a" });
  expect(gtag).toHaveBeenCalledTimes(3);
  go({ pathname: "/docs/api", search: "?q=1", hash: "#a" });
  expect(gtag).toHaveBeenCalledTimes(3);
});

test("an address that is rewritten in place is the same page view", () => {
  const navigation = { currentEntry: { key: "a" } };
  vi.stubGlobal("navigation", navigation);
  const { routes, go } = createRoutes();
  startAnalytics(site, routes);
  go({ pathname: "/search", search: "?q=s" });
  go({ pathname: "/search", search: "?q=se" });
  expect(gtag).not.toHaveBeenCalled();
  navigation.currentEntry.key = "b";
  go({ pathname: "/search", search: "?q=se&kind=option" });
  expect(gtag).toHaveBeenCalledTimes(1);
});

test("nothing is sent where the bootstrap has not loaded the service, or none is configured", () => {
  const { routes, go } = createRoutes();
  startAnalytics(createSite({}), routes);
  vi.stubGlobal("gtag", undefined);
  startAnalytics(site, routes);
  go({ pathname: "/docs/api" });
  expect(gtag).not.toHaveBeenCalled();
});
