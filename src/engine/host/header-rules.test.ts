import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createHeaderRules } from "./header-rules.ts";
import { getHeaders } from "./rules.ts";

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
