import { expect, it } from "vitest";
import { createDocPage, createSite } from "../../shared/testing.ts";
import { getHeadTags } from "../../shared/head.ts";
import { getContentType, listContentTypes } from "./content-types.ts";

it.each([
  ["index.html", "text/html; charset=utf-8"],
  ["docs/cli.md", "text/markdown; charset=utf-8"],
  ["licenses.txt", "text/plain; charset=utf-8"],
  ["blog/rss.xml", "text/xml; charset=utf-8"],
  ["assets/a.b.mjs", "text/javascript; charset=utf-8"],
  ["docs/cli.page.json", "application/json"],
  ["favicon.ico", "image/x-icon"],
  ["A.PNG", "image/png"],
  ["assets/v1.2/LICENSE", "application/octet-stream"],
])("%s is %s", (file, type) => expect(getContentType(file)).toBe(type));

it("the JSON feed has the type that pages name", () => {
  const site = createSite({ blog: { path: "/blog", title: "Blog", sidebarTitle: "" } });
  const { tags } = getHeadTags(createDocPage(), site);
  const feed = tags.find(({ attrs }) => attrs["href"]?.endsWith("feed.json"));
  expect(feed?.attrs["type"]).toBe(getContentType("blog/feed.json"));
});

it("lists the endings that a site has, and the names that count more", () => {
  expect(listContentTypes(["a.png", "b/c.png", "d.md", "e.unknown", "v1.2/LICENSE"])).toEqual({
    endings: [
      ["md", "text/markdown; charset=utf-8"],
      ["png", "image/png"],
    ],
    names: [["feed.json", "application/feed+json"]],
  });
});
