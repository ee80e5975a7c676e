import { describe, expect, it } from "vitest";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { getNeighbours, groupByYear, hideUnlisted, findFirstLink, listLinks } from "./navigation.ts";

const link = (name: string, more: object = {}): SidebarItem => ({
  type: "link",
  label: name,
  href: `/docs/${name}`,
  ...more,
});
const items: SidebarItem[] = [
  link("a"),
  {
    type: "category",
    label: "b",
    collapsed: false,
    href: "/docs/b",
    items: [link("c"), link("hidden", { unlisted: true })],
  },
  link("elsewhere", { href: "https://example.org" }),
  { type: "category", label: "secret", collapsed: false, href: "/docs/secret", linkUnlisted: true, items: [link("d")] },
];

it("reads a sidebar from top to bottom, without what is unlisted", () => {
  expect(listLinks(items).map((each) => each.label)).toEqual(["a", "b", "c", "elsewhere", "d"]);
  expect(findFirstLink([items[3]!])).toMatchObject({ href: "/docs/d" });
  expect(findFirstLink([])).toBeUndefined();
});

describe("neighbours", () => {
  it("step into categories and over other sites", () => {
    expect(getNeighbours(items, "/docs/b")).toEqual({
      previous: { label: "a", href: "/docs/a" },
      next: { label: "c", href: "/docs/c" },
    });
    expect(getNeighbours(items, "/docs/c/")).toEqual({
      previous: { label: "b", href: "/docs/b" },
      next: { label: "d", href: "/docs/d" },
    });
  });

  it("end at both ends", () => {
    expect(getNeighbours(items, "/docs/a")).toEqual({ next: { label: "b", href: "/docs/b" } });
    expect(getNeighbours(items, "/docs/d")).toEqual({ previous: { label: "c", href: "/docs/c" } });
  });

  it("are none for docs that are unlisted or in no sidebar", () => {
    expect(getNeighbours(items, "/docs/hidden")).toEqual({});
    expect(getNeighbours(items, "/docs/unknown")).toEqual({});
  });
});

describe("unlisted docs", () => {
  const show = (path: string) => hideUnlisted(items, path);

  it("are not in the sidebar of other docs", () => {
    const [, b, , secret] = show("/docs/a");
    expect(b).toEqual({ type: "category", label: "b", collapsed: false, href: "/docs/b", items: [link("c")] });
    expect(secret).toEqual({ type: "category", label: "secret", collapsed: false, items: [link("d")] });
  });

  it("are there while they are read", () => {
    expect(show("/docs/hidden/")[1]).toMatchObject({ items: [{ label: "c" }, { label: "hidden", unlisted: true }] });
    expect(show("/docs/secret")[3]).toMatchObject({ href: "/docs/secret", linkUnlisted: true });
  });

  it("leave no empty category behind", () => {
    const only: SidebarItem[] = [
      { type: "category", label: "x", collapsed: false, items: [link("u", { unlisted: true })] },
    ];
    expect(hideUnlisted(only, "/docs/a")).toEqual([]);
    expect(hideUnlisted(only, "/docs/u")).toEqual(only);
  });
});

it("groups posts by year and keeps their order", () => {
  const post = (date: string) => ({ title: date, href: `/blog/${date}`, date });
  const posts = ["2025-02-01", "2025-01-01", "2023-12-31"].map(post);
  expect(groupByYear(posts)).toEqual([
    { year: "2025", posts: [posts[0], posts[1]] },
    { year: "2023", posts: [posts[2]] },
  ]);
  expect(groupByYear([])).toEqual([]);
});
