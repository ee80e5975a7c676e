// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../../shared/sidebar.ts";
import { readSidebar } from "../../runtime/document.ts";
import { isItemActive, isItemVisible, Sidebar } from "./Sidebar.tsx";

const install: SidebarLink = { type: "link", label: "Install", href: "/docs/install" };
const secret: SidebarLink = { type: "link", label: "Secret", href: "/docs/secret", unlisted: true };
const category = (...items: SidebarLink[]): SidebarCategory => ({
  type: "category",
  label: "Usage",
  collapsed: false,
  items,
});

test("a category is active when one of its pages is", () => {
  expect(isItemActive(category(install), "/docs/install")).toBe(true);
  expect(isItemActive(category(install), "/docs/install/")).toBe(true);
  expect(isItemActive(category(install), "/docs/cli")).toBe(false);
});

test("an unlisted page shows only on itself", () => {
  expect(isItemVisible(secret, "/docs/install")).toBe(false);
  expect(isItemVisible(secret, "/docs/secret")).toBe(true);
});

test("a category of unlisted pages is hidden, unless it is a listed page itself", () => {
  expect(isItemVisible(category(secret), "/docs/install")).toBe(false);
  expect(isItemVisible(category(secret), "/docs/secret")).toBe(true);
  expect(isItemVisible({ ...category(secret), href: "/docs/usage" }, "/docs/install")).toBe(true);
  expect(isItemVisible({ ...category(secret), href: "/docs/usage", linkUnlisted: true }, "/docs/install")).toBe(false);
});

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

test("a sidebar is read back as it was", () => {
  document.body.innerHTML = renderToString(<Sidebar items={sidebar} path="/docs/cli" />);
  expect(readSidebar(document)).toEqual(sidebar);
});

test("a page without a sidebar has none", () => {
  document.body.innerHTML = "<main></main>";
  expect(readSidebar(document)).toEqual([]);
});
