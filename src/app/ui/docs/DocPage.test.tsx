// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import { readSidebar, readToc } from "../../runtime/document.ts";
import { Sidebar } from "./Sidebar.tsx";
import { FoldedTableOfContents, TableOfContents } from "./TableOfContents.tsx";

const toc = [
  { id: "one", text: "One & <two>", level: 2 },
  { id: "größe", text: "größe", level: 3 },
];
const sidebar: SidebarItem[] = [
  { type: "link", label: "Start", href: "/docs/" },
  {
    type: "category",
    label: "Usage",
    collapsed: false,
    items: [
      { type: "link", label: "CLI", href: "/docs/cli" },
      {
        type: "category",
        label: "More",
        collapsed: false,
        items: [{ type: "link", label: "API & co", href: "/docs/api" }],
      },
    ],
  },
];

test("what a page shows is read back as it was", () => {
  document.body.innerHTML = renderToString(
    <>
      <Sidebar items={sidebar} path="/docs/cli" />
      <FoldedTableOfContents toc={toc} />
      <TableOfContents toc={toc} />
    </>,
  );
  expect(readToc(document)).toEqual(toc);
  expect(readSidebar(document)).toEqual(sidebar);
});

test("a page that shows neither has neither", () => {
  document.body.innerHTML = "<main></main>";
  expect(readToc(document)).toEqual([]);
  expect(readSidebar(document)).toEqual([]);
});
