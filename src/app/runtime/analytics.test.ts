// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAGE_VIEW_DELAY } from "../../shared/constants.ts";
import { isTrackingWelcome, startAnalytics } from "./analytics.ts";
import { createInitialRoute, createRouteStore } from "./route-store.ts";
import { createDocPage } from "../../shared/testing.ts";

const config = { trackingId: "G-1", anonymizeIp: true };
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
  startAnalytics(config, routes);
  expect(gtag).toHaveBeenCalledExactlyOnceWith("config", "G-1", { anonymize_ip: true });
  void routes.show({ page, location: { pathname: "/docs/api", search: "", hash: "" } });
  expect(gtag).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(PAGE_VIEW_DELAY);
  expect(gtag).toHaveBeenLastCalledWith(
    "event",
    "page_view",
    expect.objectContaining({ page_path: "/docs/api", anonymize_ip: true }),
  );
  go({ pathname: "/docs/api", search: "?q=1" });
  go({ pathname: "/docs/api", search: "?q=1", hash: "#a" });
  expect(gtag).toHaveBeenCalledTimes(4);
  go({ pathname: "/docs/api", search: "?q=1", hash: "#a" });
  expect(gtag).toHaveBeenCalledTimes(4);
});

test("without an id nothing is loaded or called", () => {
  const { routes, go } = createRoutes();
  startAnalytics(undefined, routes);
  go({ pathname: "/docs/api" });
  expect(gtag).not.toHaveBeenCalled();
  expect(document.querySelector("script")).toBeNull();
});

test("readers who ask not to be tracked are not", () => {
  expect(isTrackingWelcome({ doNotTrack: null })).toBe(true);
  expect(isTrackingWelcome({ doNotTrack: "0" })).toBe(true);
  expect(isTrackingWelcome({ doNotTrack: "1" })).toBe(false);
  expect(isTrackingWelcome({ globalPrivacyControl: true })).toBe(false);
});

test("loads the service where the page has none", () => {
  vi.stubGlobal("gtag", undefined);
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
  startAnalytics(config, createRoutes().routes);
  const [script] = append.mock.calls[0] as [HTMLScriptElement];
  expect(script.src).toBe("https://www.googletagmanager.com/gtag/js?id=G-1");
  const queue = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer;
  expect(queue.map((command) => command[0])).toEqual(["js", "config"]);
});
