import { existsSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { get as request, type IncomingMessage } from "node:http";
import path from "node:path";
import { expect, it, vi } from "vitest";
import type { StagedFile } from "../base/output-file.ts";
import { createStage } from "../write/stage-files.ts";
import { writeOutput } from "../write/write-output.ts";
import { RULES_FILE } from "./rules.ts";
import { startServer } from "./testing.ts";

const createBuild = (name: string) => ({
  "index.html": `<script src="/assets/${name}.js"></script>`,
  "only.html": name,
  [`assets/${name}.js`]: `start("${name}")`,
  [RULES_FILE]: JSON.stringify({
    base: "/",
    trailingSlash: "preserve",
    redirects: [],
    headers: [{ under: "/", headers: { "X-Build": name } }],
  }),
});

function stageFiles(dir: string, name: string): StagedFile[] {
  const stage = createStage(dir);
  return Object.entries(createBuild(name)).map(([file, contents]) => stage.add({ path: file, contents }));
}

/** Waits in the middle of writing until `meanwhile` has finished. */
const build = (dir: string, name: string, meanwhile = async () => {}) =>
  writeOutput(dir, {
    files: stageFiles(dir, name),
    packing: [
      Promise.resolve()
        .then(meanwhile)
        .then(() => []),
    ],
    old: readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".")),
    last: RULES_FILE,
  });

it.each([0, 10_000])(
  "serves the old build while the new one is written, then the new one, with %i bytes in memory",
  async (memoryBytes) => {
    const { dir, get } = await startServer({ files: createBuild("one"), memoryBytes });
    const show = async () => {
      const page = await get("/");
      const text = page.body.toString();
      const script = await get(/src="(.*?)"/.exec(text)?.[1] ?? "");
      return [
        page.headers["x-build"],
        text.includes("two") ? "two" : "one",
        (await get("/only")).body.toString(),
        script.status,
      ];
    };
    expect(await show()).toEqual(["one", "one", "one", 200]);
    await build(dir, "two", async () => {
      expect(existsSync(path.join(dir, RULES_FILE))).toBe(false);
      // Long enough for the server to look at the folder.
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(await show()).toEqual(["one", "one", "one", 200]);
    });
    await expect.poll(show).toEqual(["two", "two", "two", 200]);
  },
);

it("keeps the scripts of the build before, and no others", async () => {
  const { dir, get } = await startServer({ files: createBuild("one") });
  const isSwitched = (name: string) => expect.poll(async () => (await get("/")).headers["x-build"]).toBe(name);
  await build(dir, "two");
  await isSwitched("two");
  expect((await get("/assets/one.js")).body.toString()).toBe('start("one")');
  await build(dir, "three");
  await isSwitched("three");
  expect([(await get("/assets/one.js")).status, (await get("/assets/two.js")).status]).toEqual([404, 200]);
});

it("takes the next build after one that cannot be read", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { dir, get } = await startServer({ files: createBuild("one") });
  await writeFile(path.join(dir, RULES_FILE), "{ not whole");
  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect((await get("/")).headers["x-build"]).toBe("one");
  await build(dir, "two");
  await expect.poll(async () => (await get("/")).headers["x-build"]).toBe("two");
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

it("keeps only some files open, and opens the others when they are asked for", async () => {
  const texts = { "a.txt": "a".repeat(100), "b.txt": "b".repeat(200), "c.txt": "c".repeat(300) };
  const { dir, get } = await startServer({ files: { ...createBuild("one"), ...texts }, memoryBytes: 0, mostOpen: 2 });
  for (const [name, text] of Object.entries(texts)) {
    expect((await get(`/${name}`)).body.toString(), name).toBe(text);
    expect((await get(`/${name}`, { Range: "bytes=10-19" })).body.toString(), name).toBe(text.slice(0, 10));
  }
  // With the headers of the old file, the new one must not be sent.
  writeFileSync(path.join(dir, "c.txt"), "d".repeat(301));
  await expect(get("/c.txt")).rejects.toThrow();
  rmSync(path.join(dir, "c.txt"));
  await expect(get("/c.txt")).rejects.toThrow();
  expect((await get("/a.txt")).status).toBe(200);
});

/** Only Linux lists what a process has open. */
it.runIf(existsSync("/proc/self/fd"))(
  "closes files when their build is replaced and nobody reads them any more",
  async () => {
    const large = { "large.txt": "1".repeat(8_000_000) };
    const { dir, get, port } = await startServer({ files: { ...createBuild("one"), ...large }, memoryBytes: 0 });
    const countOpen = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(path.join(dir, "large.txt"));
        } catch {
          return false;
        }
      }).length;
    expect(countOpen()).toBe(1);
    const reading = await new Promise<IncomingMessage>((resolve) =>
      request(`http://127.0.0.1:${port}/large.txt`, resolve),
    );
    await build(dir, "two");
    await expect.poll(async () => (await get("/")).headers["x-build"]).toBe("two");
    expect(countOpen()).toBe(1);
    let received = 0;
    for await (const chunk of reading) received += (chunk as Buffer).length;
    expect(received).toBe(8_000_000);
    await expect.poll(countOpen).toBe(0);
  },
);
