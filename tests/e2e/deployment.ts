/** A copy of the built site that another build can replace while a page of the first one is open. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../../src/engine/host/serve.ts";

const KEPT = /^(docs|assets|format-worker|search|playground|index|404|offline|sw|_host|favicon)/;
export const NEXT_BUILD = "nextnextnext";

export interface Deployment {
  url: string;
  /** Other build id, other names of its files; those of the first build are gone. */
  deployNext(options?: { serviceWorker?: string }): Promise<void>;
  remove(): Promise<void>;
}

export async function deploy(): Promise<Deployment> {
  const dir = await mkdtemp(path.join(tmpdir(), "deploy-"));
  const source = path.resolve("dist");
  await cp(source, dir, {
    recursive: true,
    filter: (file) => {
      const name = path.relative(source, file);
      return name === "" || (KEPT.test(name) && !/\.(br|gz)$/.test(name) && !name.startsWith("docs/next"));
    },
  });
  const server = await serveSite({ dir, port: 0 });
  return {
    url: server.url.replace(/\/$/, ""),
    async deployNext({ serviceWorker } = {}) {
      const html = await readFile(path.join(dir, "docs/install.html"), "utf8");
      const buildId = /"buildId":"(\w+)"/.exec(html)![1]!;
      const scripts = (await readdir(path.join(dir, "assets"))).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name));
      const toNext = (name: string) => name.replace(/-([\w-]{7})[\w-]\./, "-$1X.");
      for (const name of scripts) await rename(path.join(dir, "assets", name), path.join(dir, "assets", toNext(name)));
      const texts = (await readdir(dir, { recursive: true })).filter(
        (name) => /\.(html|js|json)$/.test(name) && !/formatter|_host\.json/.test(name),
      );
      for (const name of texts) {
        const file = path.join(dir, name);
        let text = (await readFile(file, "utf8")).replaceAll(buildId, NEXT_BUILD);
        for (const script of scripts) text = text.replaceAll(script, toNext(script));
        await writeFile(file, text);
      }
      // Inline texts have changed with the names in them, so this build has no policy; the first one is tested elsewhere.
      if (serviceWorker !== undefined) await writeFile(path.join(dir, "sw.js"), serviceWorker);
      const isThere = async (name: string) => (await fetch(server.url + name)).ok;
      const isNext = async () => (await (await fetch(`${server.url}docs/install`)).text()).includes(NEXT_BUILD);
      await finishBuild(dir, isNext);
      // Our server has files of the build before as well. Other hosts have none, so another build follows.
      await finishBuild(dir, async () => !(await isThere(`assets/${scripts[0]}`)));
    },
    async remove() {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A build ends with this file, and the server takes the new build when it sees it. */
async function finishBuild(dir: string, isTaken: () => Promise<boolean>): Promise<void> {
  const rules = path.join(dir, "_host.json");
  await writeFile(`${rules}.new`, await readFile(rules));
  await rename(`${rules}.new`, rules);
  while (!(await isTaken())) await new Promise((resolve) => setTimeout(resolve, 50));
}
