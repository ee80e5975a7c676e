/** Fetches pages that are likely next: visible links one by one while idle, links that are hovered or focused at once. */
import { VISIBLE_PREFETCH_LIMIT } from "../../shared/constants.ts";
import type { Page } from "../../shared/page.ts";
import { comparablePath } from "../../shared/paths.ts";
import type { SiteData } from "../../shared/site.ts";
import type { PageComponents } from "./page-components.ts";
import { getPagePath, isPrefetchable, isPrefetchAllowed, type Connection, type LinkScope } from "./page-links.ts";
import type { PageStore } from "./page-store.ts";

interface PrefetchOptions {
  site: SiteData;
  store: PageStore;
  components: PageComponents;
  loadMarkdownComponents(page: Page): Promise<void>;
}

export interface Prefetcher {
  /** Looks at the links of a new page, and starts counting towards the limit again. */
  scan(): Promise<void>;
}

/** Links that are read at a time. */
const STEP = 50;
const INTENT_EVENTS = ["mouseover", "focusin", "touchstart"];

export function startPrefetch({ site, store, components, loadMarkdownComponents }: PrefetchOptions): Prefetcher {
  const scope: LinkScope = { ...site, origin: location.origin };
  const observer = new IntersectionObserver(handleVisible);
  let queue: HTMLAnchorElement[] = [];
  let seen = new Set<string>();
  let isBusy = false;

  /** Only the data: the code of a page kind is fetched for a page that the reader is about to open, not for every visible link. */
  async function prefetchData(link: HTMLAnchorElement, priority: RequestPriority): Promise<Page | undefined> {
    return canPrefetch(link, scope) ? store.load(getPagePath(link.pathname, scope), { priority }) : undefined;
  }

  async function prefetchPage(link: HTMLAnchorElement): Promise<void> {
    const page = await prefetchData(link, "auto");
    if (page) await Promise.all([components.load(page.kind, page.path), loadMarkdownComponents(page)]);
  }

  function handleVisible(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      // Every observed link adds work to every frame.
      observer.unobserve(target);
      const path = comparablePath((target as HTMLAnchorElement).pathname);
      if (seen.has(path) || seen.size >= VISIBLE_PREFETCH_LIMIT) continue;
      seen.add(path);
      queue.push(target as HTMLAnchorElement);
    }
    if (seen.size >= VISIBLE_PREFETCH_LIMIT) observer.disconnect();
    void drainQueue();
  }

  async function drainQueue(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (queue.length > 0) {
      await waitForIdle();
      const link = queue.shift();
      if (link) await prefetchData(link, "low").catch(() => {});
    }
    isBusy = false;
  }

  for (const type of INTENT_EVENTS) {
    document.addEventListener(
      type,
      (event) => {
        const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
        // After a failure the click loads the page in full.
        if (link) prefetchPage(link).catch(() => {});
      },
      { passive: true },
    );
  }

  return {
    async scan() {
      observer.disconnect();
      queue = [];
      const own = (seen = new Set());
      const links = document.querySelectorAll<HTMLAnchorElement>("a[href]");
      for (const [index, link] of links.entries()) {
        // Hundreds of links take a while to read, and what the reader has just done goes first.
        if (index % STEP === 0) await waitForIdle();
        if (seen !== own) return;
        if (canPrefetch(link, scope)) observer.observe(link);
      }
    },
  };
}

/** Without the Navigation API a link is a plain page load, which would use none of it. */
function canPrefetch(link: HTMLAnchorElement, scope: LinkScope): boolean {
  if (!window.navigation) return false;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return isPrefetchAllowed(connection) && isPrefetchable(link, location.pathname, scope);
}

function waitForIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
