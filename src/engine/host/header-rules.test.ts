import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createHeaderRules } from "./header-rules.ts";
import { renderHeadersFile } from "./render-headers.ts";
import { renderNginx } from "./render-hosts.ts";
import { renderVercel } from "./render-vercel.ts";
import { DEFAULT_RULES, getHeaders } from "./rules.ts";

const site = {
  scripts: ["start()"],
  pages: [
    { path: "/", styles: "home{}" },
    { path: "/docs/options", styles: "doc{}" },
    { path: "/docs/next/options", styles: "doc{}" },
    { path: "/blog", styles: "list{}" },
    { path: "/blog/1", styles: "post{}" },
    { path: "/404", styles: "nothing{}" },
    { path: "/playground/", styles: "play{}" },
  ],
};

it("the playground may be embedded, other pages may not", () => {
  const rules = createHeaderRules({}, site);
  const page = getHeaders("/docs/options.html", rules);
  const playground = getHeaders("/playground/index.html", rules);
  expect(page["X-Content-Type-Options"]).toBe("nosniff");
  expect(page["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  expect(playground["Content-Security-Policy"]).toContain("frame-ancestors *");
  expect(getHeaders("/assets/a.js", rules)["Cache-Control"]).toContain("immutable");
});

it("tells a page of the styles in its folder, and of the page that stands for what is not there", () => {
  const rules = createHeaderRules({}, site);
  const count = (path: string) => getHeaders(path, rules)["Content-Security-Policy"]!.match(/'sha256-/g)!.length - 1;
  const has = (path: string, styles: string) => {
    const hash = createHash("sha256").update(styles).digest("base64");
    return getHeaders(path, rules)["Content-Security-Policy"]!.includes(`'sha256-${hash}'`);
  };
  expect(count("/docs/next/options")).toBe(2);
  expect(has("/docs/next/options", "doc{}") && has("/docs/none", "nothing{}")).toBe(true);
  expect(has("/blog/1", "post{}") && has("/blog/2", "nothing{}") && has("/playground/", "play{}")).toBe(true);
  // Pages at the root have the same rule as addresses that do not exist.
  expect(count("/blog")).toBe(6);
});

it("the policy opens to the services of the configuration", () => {
  const search = { answers: { url: "https://answers.example.org/ask?x" } };
  const headers = getHeaders("/", createHeaderRules({ search }, site));
  expect(headers["Content-Security-Policy"]).toContain("https://answers.example.org;");
});

it("only the worker that runs the formatter may use WebAssembly, on every host", () => {
  const headers = createHeaderRules({}, site);
  const rules = { ...DEFAULT_RULES, headers };
  const files = ["index.html", "docs/options.html", "playground/index.html", "assets/a-1.js", "format-worker/b-1.js"];
  const allowed = files.filter((file) => getHeaders(`/${file}`, headers)["Content-Security-Policy"]!.includes("wasm"));
  expect(allowed).toEqual(["format-worker/b-1.js"]);
  expect(getHeaders("/format-worker/b-1.js", headers)["Cache-Control"]).toContain("immutable");
  const blocks = renderHeadersFile(rules, files).split("\n\n");
  expect(blocks.filter((block) => block.includes("wasm")).map((block) => block.split("\n")[0])).toEqual([
    "/format-worker/*",
  ]);
  const lines = renderNginx(rules, files).split("\n");
  expect(lines.filter((line) => line.includes("wasm"))).toEqual([expect.stringContaining('304) /format-worker/"')]);
  const { routes } = JSON.parse(renderVercel(rules, files)) as { routes: object[] };
  const open = routes.filter((route) => JSON.stringify(route).includes("wasm"));
  expect(open).toEqual([expect.objectContaining({ src: "^/format-worker/.*$" })]);
});
