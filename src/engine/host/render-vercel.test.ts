import { describe, expect, it } from "vitest";
import { getContentType } from "./content-types.ts";
import { renderVercel } from "./render-vercel.ts";
import { resolveRequest } from "./routing.ts";
import { getHeaders, type HostRules } from "./rules.ts";

interface Config {
  version: number;
  overrides: Record<string, { path?: string; contentType: string }>;
  routes: {
    src: string;
    dest?: string;
    headers?: Record<string, string>;
    status?: number;
    continue?: true;
    handle?: string;
  }[];
}

interface Answer {
  file?: string;
  location?: string;
  status: number;
  headers: Record<string, string>;
}

/** Follows the routes as the documentation of the Build Output API describes it. */
function follow(address: string, { routes, overrides }: Config, files: string[]): Answer {
  const sent: Record<string, string> = {};
  const served = new Map(
    files.map((file) => [`/${overrides[file]?.path ?? file.replace(/^index\.html$/, "")}`, `/${file}`]),
  );
  let path = address;
  for (const route of routes) {
    const file = served.get(path);
    if (route.handle === "filesystem" && file) return { file, status: 200, headers: sent };
    const match = route.handle ? null : new RegExp(route.src).exec(path);
    if (!match) continue;
    const fill = (text: string) => text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
    const { Location: location, ...headers } = route.headers ?? {};
    for (const [name, value] of Object.entries(headers)) {
      expect(sent, `${name} is set once`).not.toHaveProperty(name);
      sent[name] = value;
    }
    if (location !== undefined) return { location: fill(location), status: route.status ?? 0, headers: sent };
    if (route.status) return { file: fill(route.dest ?? ""), status: route.status, headers: sent };
    if (route.dest) path = fill(route.dest);
  }
  throw new Error(`no route for ${address}`);
}

const HEADERS: HostRules["headers"] = [
  { under: "/", headers: { "X-One": "1", "X-Two": "2" } },
  { under: "/blog/", headers: { "X-One": "blog" } },
  { under: "/assets/", headers: { "X-One": "", "X-Two": "long" } },
];
const REDIRECTS = [
  { from: "/docs/:version/usage", to: "/docs/:version/install" },
  { from: "/en/*", to: "/:splat" },
];
const FLAT = ["docs/options.html", "docs/3.6.0.html", "docs/next/install.html", "blog.html", "blog/1.html"];
const NESTED = [
  "docs/options/index.html",
  "docs/3.6.0/index.html",
  "docs/next/install/index.html",
  "blog/index.html",
  "blog/1/index.html",
];
const COMMON = ["index.html", "404.html", "docs/index.html", "assets/a.js", "docs/options.md"];

const SITES: [HostRules["trailingSlash"], base: string, pages: string[]][] = [
  ["preserve", "/", FLAT],
  ["preserve", "/a.b/", FLAT],
  ["never", "/", FLAT.concat("docs.html")],
  ["always", "/", NESTED],
];

describe.each(SITES)("with the rule %s for slashes, at %s", (trailingSlash, base, pages) => {
  const names = [...COMMON, ...pages];
  const rules: HostRules = { base, trailingSlash, redirects: REDIRECTS, headers: HEADERS };
  const config = JSON.parse(renderVercel(rules, names)) as Config;
  const files = names.map((name) => base.slice(1) + name);

  it.each([
    "",
    "docs",
    "docs/",
    "docs/options",
    "docs/options/",
    "docs/3.6.0",
    "docs/options.md",
    "docs/options.html",
    "docs/index.html",
    "index.html",
    "blog",
    "blog/",
    "blog/1",
    "blog/1.html",
    "assets/a.js",
    "docs/next/usage",
    "docs/next/usage.html",
    "en",
    "en/docs/options.html",
  ])("%j arrives where our own server leads to", (path) => {
    const ours = settle(base + path, (address) => {
      const options = { base, trailingSlash, redirects: REDIRECTS, hasFile: (file: string) => names.includes(file) };
      const answer = resolveRequest(address, options);
      return answer.type === "redirect"
        ? { location: answer.to }
        : answer.type === "file"
          ? { file: base + answer.file }
          : {};
    });
    expect(settle(base + path, (address) => follow(address, config, files))).toBe(ours);
    expect(config.version).toBe(3);
  });

  it.each(["nothing", "docs/nothing", "nothing/", "assets/nothing.js", "404.html", "404", "404/"])(
    "%j is not found",
    (path) => {
      const arrived = settleAnswer(base + path, (address) => follow(address, config, files));
      expect([arrived.file, arrived.status]).toEqual([`${base}404.html`, 404]);
      expect(arrived.headers["X-Two"]).toBeDefined();
    },
  );

  it("every answer has the headers of its folder", () => {
    const send = (path: string) => follow(base + path, config, files).headers;
    expect(send("docs/options")).toEqual(getHeaders("/docs/", HEADERS));
    expect(send("blog")).toEqual(getHeaders("/blog/", HEADERS));
    expect(send("assets/a.js")).toEqual({ "X-Two": "long" });
    expect(send("")).toEqual({ "X-One": "1", "X-Two": "2" });
  });

  it("every file has the type that our own server sends", () => {
    for (const name of names) expect(config.overrides[base.slice(1) + name]?.contentType).toBe(getContentType(name));
  });

  it.each([
    "/example.com/a.html",
    "/example.com/index.html",
    "\\example.com/a.html",
    "/example.com/",
    "/example.com",
    "en//example.com",
  ])("%j never leads to another host", (path) => {
    expect(follow(base + path, config, files).location ?? "/").toMatch(/^\/(?![/\\])/);
  });
});

/** Follows redirects to the file at their end. Hosts may take more steps than our server. */
function settleAnswer<T extends { location?: string; file?: string }>(address: string, ask: (address: string) => T): T {
  let answer = ask(address);
  for (let steps = 0; answer.location !== undefined && steps < 5; steps++) answer = ask(answer.location);
  return answer;
}

const settle = (address: string, ask: (address: string) => { location?: string; file?: string }) =>
  settleAnswer(address, ask).file;
