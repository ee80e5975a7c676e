import { describe, expect, it } from "vitest";
import { findActiveDoc, findActiveVersion, getLatestVersion } from "./docs-versions.ts";

const versions = [
  { name: "stable", isLast: true, path: "/docs/" },
  { name: "current", isLast: false, path: "/docs/next/" },
  { name: "2.0", isLast: false, path: "/docs/2.0/" },
];

describe("the active version", () => {
  it.each([
    ["/docs/", "stable"],
    ["/docs", "stable"],
    ["/docs/options", "stable"],
    ["/docs/nextish", "stable"],
    ["/docs/next", "current"],
    ["/docs/next/", "current"],
    ["/docs/next/options", "current"],
    ["/docs/2.0/index.html", "2.0"],
  ])("of %s is %s", (pathname, name) => {
    expect(findActiveVersion(versions, pathname)?.name).toBe(name);
    expect(findActiveVersion(versions.toReversed(), pathname)?.name).toBe(name);
  });

  it.each(["/", "/blog", "/docsy"])("of %s is none", (pathname) => {
    expect(findActiveVersion(versions, pathname)).toBeUndefined();
  });
});

describe("the active doc", () => {
  const docs = [{ path: "/docs/" }, { path: "/docs/options" }];

  it("has exactly the path, however it is spelled", () => {
    expect(findActiveDoc(docs, "/docs/options/")).toBe(docs[1]);
    expect(findActiveDoc(docs, "/docs/options.html")).toBe(docs[1]);
    expect(findActiveDoc(docs, "/docs")).toBe(docs[0]);
  });

  it("is none below a doc", () => {
    expect(findActiveDoc(docs, "/docs/options/more")).toBeUndefined();
  });
});

it("the latest version says so; the first one stands in", () => {
  expect(getLatestVersion(versions.toReversed()).name).toBe("stable");
  expect(
    getLatestVersion([
      { name: "a", isLast: false },
      { name: "b", isLast: false },
    ]).name,
  ).toBe("a");
});
