/** Every file of the built site, as each kind of host sends it: the same type everywhere, and kept for good only where it cannot change. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HOST_FILE } from "../../src/engine/host/rules.ts";
import { serveSite, type RunningServer } from "../../src/engine/host/serve.ts";
import { requireNginx, startNginx, type NginxServer } from "./nginx-server.ts";

const DIST = path.resolve("dist");
const FILES = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter(
  (name) => statSync(path.join(DIST, name)).isFile() && !/\.(br|gz)$/.test(name) && !HOST_FILE.test(name),
);
/** Pages are sent at their bare addresses, and the page for what is missing has none. */
const ASKED = FILES.filter((name) => name !== "404.html");

const read = (name: string) => readFileSync(path.join(DIST, name));
const getAddress = (name: string) => `/${name.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;

let nginx: NginxServer;
let own: RunningServer;
const sent = new Map<string, Headers>();

beforeAll(async () => {
  requireNginx();
  nginx = await startNginx(DIST, "/");
  own = await serveSite({ dir: DIST, port: 0, host: "127.0.0.1" });
  for (const name of ASKED) sent.set(name, await ask(own.url.replace(/\/$/, ""), name));
});

afterAll(async () => {
  await nginx?.stop();
  await own?.close();
});

async function ask(origin: string, name: string): Promise<Headers> {
  const response = await fetch(origin + getAddress(name), { method: "HEAD", redirect: "manual" });
  expect(response.status, name).toBe(200);
  return response.headers;
}

const getType = (name: string) => sent.get(name)?.get("content-type");

it("all texts say that they are UTF-8, and all endings have a type", () => {
  const texts = ASKED.filter((name) => /\.(html|css|m?js|md|txt|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((name) => !getType(name)?.endsWith("; charset=utf-8"))).toEqual([]);
  const unknown = ASKED.filter((name) => getType(name) === "application/octet-stream");
  expect(unknown.filter((name) => path.basename(name).includes("."))).toEqual([]);
});

it("nginx sends every file with the same type, and keeps it as long", async () => {
  for (const name of ASKED) {
    const theirs = await ask(`http://127.0.0.1:${nginx.port}`, name);
    for (const header of ["content-type", "cache-control"])
      expect(theirs.get(header), `${name} ${header}`).toBe(sent.get(name)!.get(header));
  }
});

it("hosts that read _headers send every file with the same type, and keep it as long", () => {
  const blocks = read("_headers")
    .toString()
    .trim()
    .split("\n\n")
    .map((block) => block.split(/\n\s*/));
  // The limits of Cloudflare Pages.
  expect(blocks.length).toBeLessThanOrEqual(100);
  expect(Math.max(...blocks.flat().map((line) => line.length))).toBeLessThanOrEqual(2000);
  const matches = (pattern: string, address: string) => {
    const [start = "", end] = pattern.split("*");
    return end === undefined ? address === pattern : address.startsWith(start) && address.endsWith(end);
  };
  for (const name of ASKED) {
    const lines = blocks.filter(([pattern = ""]) => matches(pattern, getAddress(name))).flatMap(([, ...rest]) => rest);
    const list = (header: string) =>
      lines.flatMap((line) => (line.startsWith(`${header}: `) ? line.slice(header.length + 2) : []));
    expect(list("Cache-Control"), name).toEqual([sent.get(name)!.get("cache-control")]);
    // All hosts know the types of pages and of JSON.
    const isKnown = /^text\/html|^application\/(json|octet-stream)$/.test(getType(name) ?? "");
    expect(list("Content-Type"), name).toEqual(isKnown ? [] : [getType(name)]);
  }
});

it("Vercel sends every file with the same type, and keeps it as long", () => {
  const { overrides, routes } = JSON.parse(read("_vercel.json").toString()) as {
    overrides: Record<string, { contentType: string }>;
    routes: { src?: string; headers?: Record<string, string>; continue?: true }[];
  };
  for (const name of ASKED) {
    expect(overrides[name]?.contentType, name).toBe(getType(name));
    const rules = routes.filter((route) => route.continue && new RegExp(route.src!).test(getAddress(name)));
    expect(
      rules.flatMap(({ headers }) => headers?.["Cache-Control"] ?? []),
      name,
    ).toEqual([sent.get(name)!.get("cache-control")]);
  }
});

/** Names that can only ever have this content: with its hash, or that of a file in a published package of exactly this version. */
function isBound(name: string): boolean {
  const [, version = "", rest = ""] = /^assets\/formatter\/(\d+\.\d+\.\d+)\/(.+)$/.exec(name) ?? [];
  if (version === "") return /-[\w-]{8}\.\w+$/.test(name);
  return PACKAGES.some((dir) => {
    const { version: own } = JSON.parse(readFileSync(`${dir}/package.json`, "utf8")) as { version: string };
    return own === version && existsSync(`${dir}/${rest}`) && read(name).equals(readFileSync(`${dir}/${rest}`));
  });
}

const PACKAGES = readdirSync("node_modules")
  .filter((name) => /^prettier-(\d|stable|next)/.test(name))
  .map((name) => `node_modules/${name}`);

it("what browsers may keep for good has an address that only this content can have", () => {
  const kept = ASKED.filter((name) => sent.get(name)!.get("cache-control")!.includes("immutable"));
  expect(kept.length).toBeGreaterThan(80);
  expect(kept.filter((name) => !isBound(name))).toEqual([]);
});
