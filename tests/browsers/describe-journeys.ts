/** All journeys as tests in one browser. A journey fails also if the page or the browser complained on the way. */
import { mkdir, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import type { RunningServer } from "../../src/engine/host/serve.ts";
import type { Tab } from "./engines/tab.ts";
import { FRAME_JOURNEYS } from "./journeys/frame.ts";
import { PAGE_JOURNEYS } from "./journeys/pages.ts";
import { PLAYGROUND_JOURNEYS } from "./journeys/playground.ts";
import { READING_JOURNEYS } from "./journeys/reading.ts";
import { SEARCH_JOURNEYS } from "./journeys/search.ts";
import { Reader } from "./reader.ts";
import { serveBuild, watchSite, type WatchedSite } from "./watched-site.ts";

const JOURNEYS = {
  ...READING_JOURNEYS,
  ...FRAME_JOURNEYS,
  ...SEARCH_JOURNEYS,
  ...PAGE_JOURNEYS,
  ...PLAYGROUND_JOURNEYS,
};
const PICTURES = ".cache/browsers";
/** WebKit's driver loses an answer now and then. What passes only after that is named at the end of the run. */
const TRIES = 3;
const DESK = { width: 1280, height: 800 };

interface Browser {
  name: string;
  start(): Promise<Tab>;
  /** Whether the pages find no Navigation API, Trusted Types, popovers and view transitions. */
  isOlder?: boolean;
}

export function describeJourneys({ name, start, isOlder = false }: Browser): void {
  describe(name, () => {
    let build: RunningServer;
    let tab: Tab;
    /** They answer until the end: a page that was left may still ask for something, and would complain in the next journey. */
    const sites: WatchedSite[] = [];
    beforeAll(async () => {
      build = await serveBuild();
      tab = await start();
    });
    afterAll(async () => {
      await tab?.close();
      await Promise.all([...sites, build].map((server) => server?.close()));
    });

    for (const [title, walk] of Object.entries(JOURNEYS)) {
      test(title, { retry: TRIES - 1 }, async () => {
        onTestFailed(() => keepPicture(tab, `${name} ${title}`));
        const site = await watchSite(build, isOlder);
        sites.push(site);
        await tab.renew();
        await tab.resize(DESK.width, DESK.height);
        const reader = new Reader(tab, site);
        await walk(reader);
        expect(await reader.listComplaints()).toEqual([]);
      });
    }
  });
}

async function keepPicture(tab: Tab, title: string): Promise<void> {
  const picture = await tab.takePicture?.();
  if (!picture) return;
  await mkdir(PICTURES, { recursive: true });
  await writeFile(`${PICTURES}/${title.replaceAll(/\W+/g, "-")}.png`, picture);
}
