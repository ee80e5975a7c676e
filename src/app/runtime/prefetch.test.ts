// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { SiteData } from "../../shared/site.ts";
import type { PageComponents } from "./page-components.ts";
import type { PageStore } from "./page-store.ts";
import { startPrefetch } from "./prefetch.ts";

afterEach(() => vi.unstubAllGlobals());

/** An app whose idle moments the test decides about. */
function start(count: number) {
  const observed: Element[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = (link: Element) => void observed.push(link);
      disconnect = () => void observed.splice(0);
    },
  );
  vi.stubGlobal("navigation", {});
  vi.stubGlobal("requestIdleCallback", (resolve: () => void) => waiting.push(resolve));
  document.body.innerHTML = Array.from({ length: count }, (_, index) => `<a href="/docs/${index}">x</a>`).join("");
  const { scan } = startPrefetch({
    site: { baseUrl: "/", plainPaths: [] as string[] } as SiteData,
    store: {} as PageStore,
    components: {} as PageComponents,
    loadMarkdownComponents: async () => {},
  });
  const idle = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { observed, scan, idle };
}

test("the links of a long page are read step by step", async () => {
  const { observed, scan, idle } = start(120);
  void scan();
  const counts = [];
  for (let moment = 0; moment < 3; moment++) {
    await idle();
    counts.push(observed.length);
  }
  expect(counts).toEqual([50, 100, 120]);
});

test("the links of a page that the reader has left are not read on", async () => {
  const { observed, scan, idle } = start(120);
  void scan();
  await idle();
  document.body.innerHTML = '<a href="/docs/next">x</a>';
  void scan();
  for (let moment = 0; moment < 4; moment++) await idle();
  expect(observed.map((link) => link.getAttribute("href"))).toEqual(["/docs/next"]);
});
