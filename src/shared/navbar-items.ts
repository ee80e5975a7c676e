/**
 * The types of navbar items. To add one: an object here, and a component in `app/ui/frame/navbar-items/`, whose line in
 * `NavbarItem.tsx` the compiler asks for. Browsers get the types only, not the schema.
 */
import { z } from "zod";
import { NAVBAR_ICONS } from "./navbar-icons.ts";
import { findNearest } from "./nearest.ts";

/** The fields of every type. */
const item = {
  /** On which side of the navbar the item is. */
  position: z.enum(["left", "right"]).default("left"),
  /** A CSS class for the item. */
  className: z.string().optional(),
};
const docsItem = {
  ...item,
  /** The set of docs that the item is about. */
  pluginId: z.string().default("default"),
};
const labelled = {
  /** What the item says. */
  label: z.string(),
};

export const configPath = z.string().startsWith("/", 'a path starts with "/"');

export const configLink = z.strictObject({
  /** What the link says. */
  label: z.string(),
  /** A path of this site (the build checks it) or the address of another site. */
  href: z.string(),
});

/** An item as the configuration has it. */
export const navbarItem = z.discriminatedUnion(
  "type",
  [
    z.strictObject({
      /** A link. */
      type: z.literal("default"),
      ...item,
      ...labelled,
      /** A path of this site (the build checks it) or the address of another site. */
      href: z.string(),
      /** The target is not part of the app, so the browser loads it as a document of its own, in the same tab. */
      plain: z.boolean().optional(),
      /** The name of an icon, which replaces the label where the navbar is a bar. */
      icon: z.enum(NAVBAR_ICONS, { error: ({ input }) => explainIcon(input) }).optional(),
      /** Marks the item as active on all pages below this path. */
      activeBase: configPath.optional(),
    }),
    z.strictObject({
      /** A menu of links. */
      type: z.literal("dropdown"),
      ...item,
      ...labelled,
      /** The links of the menu. */
      items: z.array(configLink).min(1),
    }),
    z.strictObject({
      /** The choice of a language. */
      type: z.literal("localeDropdown"),
      ...item,
    }),
    z.strictObject({
      /** The button that opens search. */
      type: z.literal("search"),
      ...item,
    }),
    z.strictObject({
      /** A piece of HTML. */
      type: z.literal("html"),
      ...item,
      /** The HTML. */
      value: z.string(),
    }),
    z.strictObject({
      /** A link to a doc, in the version being read. */
      type: z.literal("doc"),
      ...docsItem,
      ...labelled,
      /** The id of the doc, which is the name of its file. */
      docId: z.string(),
    }),
    z.strictObject({
      /** A link to the first doc of a sidebar, in the version being read. */
      type: z.literal("docSidebar"),
      ...docsItem,
      ...labelled,
      /** The name of the sidebar in the file of sidebars. */
      sidebarId: z.string(),
    }),
    z.strictObject({
      /** A link to the version being read. */
      type: z.literal("docsVersion"),
      ...docsItem,
      /** What the item says instead of the name of the version. */
      label: z.string().optional(),
    }),
    z.strictObject({
      /** The choice of a version. */
      type: z.literal("docsVersionDropdown"),
      ...docsItem,
    }),
  ],
  { error: ({ code, input }) => (code === "invalid_union" ? explainType(input) : undefined) },
);

const TYPES = navbarItem.options.map(({ shape }) => shape.type.value);

function explainType(found: unknown): string {
  const { type } = found as { type?: unknown };
  if (type === undefined) return `is missing. Types: ${TYPES.join(", ")}.`;
  return `No NavbarItem component found for the type "${String(type)}". ${suggestName(String(type), TYPES)} Types: ${TYPES.join(", ")}.`;
}

function explainIcon(found: unknown): string {
  return `no icon "${String(found)}". ${suggestName(String(found), NAVBAR_ICONS)} Icons: ${NAVBAR_ICONS.join(", ")}.`;
}

function suggestName(found: string, known: readonly string[]): string {
  const nearest = findNearest(found, known);
  return nearest ? `Did you mean "${nearest}"?` : "";
}

export type NavbarItemConfig = z.output<typeof navbarItem>;

/** The targets of an item that follows the docs version, by version name. */
export type VersionTargets = Record<string, string>;

/** An item as the app gets it: every address is final, and a doc or a sidebar has one for each version. */
export type NavbarItem = ResolveItem<NavbarItemConfig>;

type ResolveItem<Item> = Item extends { docId: string }
  ? Omit<Item, "docId"> & { targets: VersionTargets }
  : Item extends { sidebarId: string }
    ? Item & { targets: VersionTargets }
    : Item;
