/** Parses the sidebar file. Its items are ids of docs, which become links once the docs are loaded. */
import { z } from "zod";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { findNearest } from "../../shared/nearest.ts";
import type { Problem } from "../base/problems.ts";
import { parseYaml, type Validated } from "../base/yaml.ts";

export type SidebarEntry = string | { label: string; href: string } | CategoryEntry;

interface CategoryEntry {
  category: string;
  items: SidebarEntry[];
  collapsed?: boolean | undefined;
  /** The id of the doc that the label of the category links to. */
  link?: string | undefined;
}

const entrySchema: z.ZodType<SidebarEntry> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ label: z.string(), href: z.string() }),
    z.strictObject({
      category: z.string(),
      items: z.array(entrySchema),
      collapsed: z.boolean().optional(),
      link: z.string().optional(),
    }),
  ]),
);

const sidebarsSchema = z.record(z.string(), z.array(entrySchema));
export type SidebarEntries = z.output<typeof sidebarsSchema>;

export function parseSidebars(file: string, text: string): Validated<SidebarEntries> {
  return parseYaml({ file, text }, sidebarsSchema);
}

/** All doc ids of a sidebar in reading order. */
export function listDocIds(entries: SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === "string") return entry;
    if (!("category" in entry)) return [];
    return [...(entry.link ? [entry.link] : []), ...listDocIds(entry.items)];
  });
}

interface SidebarDoc {
  label: string;
  path: string;
  unlisted: boolean;
}

/** Leaves out docs that are missing in `docs`, such as drafts, and categories that are empty without them. */
export function createSidebar(entries: SidebarEntry[], docs: Map<string, SidebarDoc>): SidebarItem[] {
  return entries.flatMap((entry): SidebarItem[] => {
    if (typeof entry === "string") {
      const doc = docs.get(entry);
      return doc ? [{ type: "link", label: doc.label, href: doc.path, ...(doc.unlisted && { unlisted: true }) }] : [];
    }
    if (!("category" in entry)) return [{ type: "link", ...entry }];
    const items = createSidebar(entry.items, docs);
    const link = entry.link === undefined ? undefined : docs.get(entry.link);
    if (items.length === 0 && !link) return [];
    return [
      {
        type: "category",
        label: entry.category,
        collapsed: entry.collapsed ?? false,
        items,
        ...(link && { href: link.path, ...(link.unlisted && { linkUnlisted: true }) }),
      },
    ];
  });
}

/** Ids in the sidebar that belong to no doc. */
export function findUnknownIds(
  entries: SidebarEntries,
  source: { file: string; text: string },
  knownIds: string[],
): Problem[] {
  const lines = source.text.split("\n");
  return Object.values(entries)
    .flatMap(listDocIds)
    .filter((id) => !knownIds.includes(id))
    .map((id) => ({
      file: source.file,
      line: lines.findIndex((line) => line.split(/[\s,[\]{}"']+/).includes(id)) + 1 || 1,
      message: `no doc with the id "${id}".${suggestId(id, knownIds)} Available ids: ${knownIds.join(", ")}.`,
    }));
}

function suggestId(id: string, knownIds: string[]): string {
  const found = findNearest(id, knownIds);
  return found ? ` Did you mean "${found}"?` : "";
}
