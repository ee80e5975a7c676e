/** The kept pages as readers know them: by docs version, posts, and the rest. */
import { findActiveVersion } from "../../../../shared/docs-versions.ts";
import { LABELS } from "../../../../shared/labels/labels.ts";
import { OFFLINE_LABELS } from "../../../../shared/labels/offline-labels.ts";
import { isPathWithin, isSamePath } from "../../../../shared/paths.ts";
import type { SiteData } from "../../../../shared/site.ts";
import type { KeptPage } from "../../../runtime/kept-pages.ts";

export interface PageGroup {
  label: string;
  pages: KeptPage[];
}

export function groupPages(pages: KeptPage[], site: SiteData, ownPath: string): PageGroup[] {
  const versions = site.docs.flatMap((plugin) => plugin.versions);
  const suffix = ` ${site.titleDelimiter} ${site.title}`;
  const groups = new Map<string, KeptPage[]>();
  for (const { path, title } of pages) {
    if (isSamePath(path, ownPath)) continue;
    const version = findActiveVersion(versions, path);
    const label = version
      ? OFFLINE_LABELS.keptDocs(version.label)
      : isPathWithin(path, site.blog.path)
        ? LABELS.blog
        : LABELS.pages;
    const short = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
    groups.set(label, [...(groups.get(label) ?? []), { path, title: short }]);
  }
  return [...groups].map(([label, grouped]) => ({ label, pages: grouped }));
}

/** In whole kilobytes, or in megabytes with one digit. */
export function formatBytes(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
  const digits = unit === "megabyte" ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
}
