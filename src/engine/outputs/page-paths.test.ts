import { expect, test } from "vitest";
import type { Page } from "../../shared/page.ts";
import { emitPagePaths } from "./page-paths.ts";

const create = (page: object) => ({ description: "", html: {}, ...page }) as Page;
const version = (label: string) => ({ name: label, label, isLast: label === "stable" });

test("lists every page that may be proposed, those of the latest version first, and tells versions apart", () => {
  const pages = [
    create({ kind: "doc", path: "/site/docs/next/a", title: "A", version: version("next"), canonical: "/site/docs/a" }),
    create({ kind: "doc", path: "/site/docs/a", title: "A", version: version("stable") }),
    create({
      kind: "doc",
      path: "/site/docs/b",
      title: "B",
      version: version("stable"),
      unlisted: true,
      noindex: true,
    }),
    create({ kind: "search", path: "/site/search", title: "Search", noindex: true }),
    create({ kind: "not-found", path: "/site/404", title: "Not found" }),
    create({ kind: "offline", path: "/site/offline", title: "Offline" }),
  ];
  const [file] = emitPagePaths(pages, [{ path: "/playground/", title: "Playground" }], "/site/");
  expect(JSON.parse(String(file!.contents))).toEqual([
    ["/site/docs/a", "A"],
    ["/site/search", "Search"],
    ["/site/docs/next/a", "A (next)"],
    ["/site/playground/", "Playground"],
  ]);
});
