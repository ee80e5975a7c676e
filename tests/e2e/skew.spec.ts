/** Build A is open in the browser, build B is deployed: the next click works, with and without the service worker. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite, type RunningServer } from "../../src/engine/host/serve.ts";
import { expect, markDocument, isSameDocument, test, wakeApp } from "./site.ts";

const KEPT = /^(docs|assets|search|playground|index|404|sw|_host|favicon)/;

interface Deployment {
  server: RunningServer;
  url: string;
  buildId: string;
  deployNext(options?: { serviceWorker?: string }): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the built site, which can be replaced by another build of it: other build id, other names of its files. */
async function deploy(): Promise<Deployment> {
  const dir = await mkdtemp(path.join(tmpdir(), "deploy-"));
  await cp(path.resolve("dist"), dir, {
    recursive: true,
    filter: (source) => {
      const name = path.relative(path.resolve("dist"), source);
      return name === "" || (KEPT.test(name) && !/\.(br|gz)$/.test(name) && !name.startsWith("docs/next"));
    },
  });
  const server = await serveSite({ dir, port: 0 });
  const html = await readFile(path.join(dir, "docs/install.html"), "utf8");
  const buildId = /"buildId":"(\w+)"/.exec(html)![1]!;
  return {
    server,
    url: server.url.replace(/\/$/, ""),
    buildId,
    async deployNext({ serviceWorker } = {}) {
      const scripts = (await readdir(path.join(dir, "assets"))).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name));
      const toNext = (name: string) => name.replace(/-([\w-]{7})[\w-]\./, "-$1X.");
      for (const name of scripts) await rename(path.join(dir, "assets", name), path.join(dir, "assets", toNext(name)));
      const files = (await readdir(dir, { recursive: true })).filter(
        (name) => /\.(html|js|json)$/.test(name) && !name.includes("formatter"),
      );
      for (const name of files) {
        const file = path.join(dir, name);
        let text = (await readFile(file, "utf8")).replaceAll(buildId, "nextnextnext");
        for (const script of scripts) text = text.replaceAll(script, toNext(script));
        await writeFile(file, text);
      }
      // Inline texts have changed with the names in them, so this build has no policy; the first one is tested elsewhere.
      if (serviceWorker !== undefined) await writeFile(path.join(dir, "sw.js"), serviceWorker);
      // A build ends with this file, and the server takes the new build when it sees it.
      const rules = path.join(dir, "_host.json");
      await writeFile(`${rules}.new`, await readFile(rules));
      await rename(`${rules}.new`, rules);
      const readPage = async () => (await fetch(`${server.url}docs/install`)).text();
      while (!(await readPage()).includes("nextnextnext")) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async remove() {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const readBuildId = () =>
  (JSON.parse(document.getElementById("page-data")!.textContent!) as { buildId: string }).buildId;

for (const serviceWorkers of ["block", "allow"] as const) {
  test.describe(`service worker: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers, allowedErrors: /404|Failed to (load|fetch)|dynamically imported/ });

    test("the next click shows a page of the new build, whole", async ({ page }) => {
      const site = await deploy();
      await page.goto(`${site.url}/docs/install`);
      await wakeApp(page);
      if (serviceWorkers === "allow") await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await markDocument(page);
      await site.deployNext();
      // Not one that was fetched ahead of the deploy.
      await page.locator('a[href="/docs/for-enterprise"]').first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/enterprise/i);
      await expect.poll(() => page.evaluate(readBuildId)).toBe("nextnextnext");
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await wakeApp(page);
      await page.locator('a[href="/docs/api"]').first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/api/i);
      await site.remove();
    });
  });
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow", allowedErrors: /404|ERR_|Failed to/ });

  test("a page of the old build still finds the files it has not loaded yet", async ({ page }) => {
    const site = await deploy();
    await page.goto(`${site.url}/docs/install`);
    await wakeApp(page);
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toContain("/docs/cli");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.deployNext();
    // Search is loaded when it is first opened: only the worker has its files by now.
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    await site.remove();
  });

  test("turned off, the worker removes itself and what it kept", async ({ page }) => {
    const site = await deploy();
    await page.goto(`${site.url}/docs/install`);
    await wakeApp(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { FAREWELL } = await import("../../src/engine/outputs/offline.ts");
    await site.deployNext({ serviceWorker: FAREWELL });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await site.remove();
  });
});
