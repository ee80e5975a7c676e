/**
 * The types of navbar items. To add one: an object here, and a component in `app/ui/frame/navbar-items/`, whose line in
 * `NavbarItem.tsx` the compiler asks for. Browsers get the types only, not the schema.
 */
import { z } from "zod";

/** What items of every type have. */
const item = { position: z.enum(["left", "right"]).default("left"), className: z.string().optional() };
const docsItem = { ...item, pluginId: z.string().default("default") };

export const configPath = z.string().startsWith("/", 'a path starts with "/"');

export const configLink = z.strictObject({
  label: z.string(),
  /** A path of this site (checked while building) or an address elsewhere. */
  href: z.string(),
});

/** As they are configured. */
export const navbarItem = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("default"),
    ...item,
    label: z.string(),
    href: z.string(),
    /** Leaves the app: the target is loaded as a page of its own, in the same tab. */
    plain: z.boolean().optional(),
    icon: z.string().optional(),
    /** Marks the item as active on all pages below this path. */
    activeBase: configPath.optional(),
  }),
  z.strictObject({ type: z.literal("dropdown"), ...item, label: z.string(), items: z.array(configLink).min(1) }),
  z.strictObject({ type: z.literal("localeDropdown"), ...item }),
  z.strictObject({ type: z.literal("search"), ...item }),
  z.strictObject({ type: z.literal("html"), ...item, value: z.string() }),
  z.strictObject({ type: z.literal("doc"), ...docsItem, label: z.string(), docId: z.string() }),
  z.strictObject({ type: z.literal("docSidebar"), ...docsItem, label: z.string(), sidebarId: z.string() }),
  z.strictObject({ type: z.literal("docsVersion"), ...docsItem, label: z.string().optional() }),
  z.strictObject({ type: z.literal("docsVersionDropdown"), ...docsItem }),
]);

export type NavbarItemConfig = z.output<typeof navbarItem>;

/** Where an item that follows the docs version leads, by version name. */
export type VersionTargets = Record<string, string>;

/** As the app gets them: every address is final, and a doc or a sidebar has one for each version. */
export type NavbarItem = ResolveItem<NavbarItemConfig>;

type ResolveItem<Item> = Item extends { docId: string }
  ? Omit<Item, "docId"> & { targets: VersionTargets }
  : Item extends { sidebarId: string }
    ? Item & { targets: VersionTargets }
    : Item;
