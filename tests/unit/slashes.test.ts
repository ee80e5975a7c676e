/** With a policy for slashes, no link of a site leads to a redirect: every address of a page is written as the page's own. */
import { describe, expect, it } from "vitest";
import { renderPage, type RenderApp } from "../../src/engine/pages/render.ts";
import type { Page } from "../../src/shared/page.ts";
import { comparablePath } from "../../src/shared/paths.ts";
import { loadFixture } from "./load-fixture.ts";

const ADDRESS = /(?:https:\/\/example\.org|(?<=["(]))(\/site\/[^\s"'<>)?#\\]*)/g;

/** The id of a feed is no link, and stays whatever the policy. */
function listAddresses(text: string): string[] {
  return [...new Set([...text.replace(/<id>[^<]*<\/id>/g, "").matchAll(ADDRESS)].map((match) => match[1]!))];
}

/** By its address, as the engine does it: the app is of another TypeScript project. */
const loadApp = async () => (await import("../../src/app/server.tsx" as string)) as { renderApp: RenderApp };

const assets = { buildId: "test", bootstrap: "", getScripts: () => [] };

describe.each(["always", "never"] as const)("with the policy %s", (trailingSlash) => {
  it("all addresses of pages are their own", async () => {
    const { site, pages, files, others } = await loadFixture("base-path", "build", { trailingSlash });
    const { renderApp } = await loadApp();
    const own = new Map(pages.map((page) => [comparablePath(page.path), page.path]));
    const documents = pages.map(async (page: Page) => ({
      path: page.path,
      contents: await renderPage({ site: site.data, page, styles: "", assets, renderApp }),
    }));
    const outputs = [...(await Promise.all(documents)), ...files, ...others];
    const found = outputs.flatMap(({ path, contents }) =>
      listAddresses(String(contents)).map((address) => ({ path, address, expected: own.get(comparablePath(address)) })),
    );
    const known = found.filter(({ expected }) => expected !== undefined);
    expect(new Set(known.map(({ expected }) => expected)).size).toBeGreaterThan(10);
    expect(known.filter(({ address, expected }) => address !== expected)).toEqual([]);
  });
});

it("sees addresses in markup, Markdown and data", () => {
  expect(listAddresses('<a href="/site/a/#b">](/site/c) "path":"/site/d" https://example.org/site/e/?q=1')).toEqual([
    "/site/a/",
    "/site/c",
    "/site/d",
    "/site/e/",
  ]);
});
