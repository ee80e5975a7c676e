/** What the specification says about this site's own configuration. */
import { expect, it } from "vitest";
import config from "../../site.config.ts";

it("has the fields of the specification", () => {
  for (const field of ["title", "tagline", "favicon", "url", "baseUrl"] as const) expect(config[field]).toMatch(/\S/);
  expect(config.i18n).toEqual({
    defaultLocale: "en",
    locales: {
      en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en", translate: false },
    },
  });
});

it("has the versions current (next) and stable, which is the latest", () => {
  expect(config.docs[0]!.versions.map(({ name, label, path, isLast }) => [name, label, path, isLast])).toEqual([
    ["current", "next", "/docs/next/", false],
    ["stable", "stable", "/docs/", true],
  ]);
});

it("leads to one docs sidebar, named docs", () => {
  const items = config.navbar.items.filter((item) => item.type === "docSidebar");
  expect(items.map(({ sidebarId }) => sidebarId)).toEqual(["docs"]);
});
