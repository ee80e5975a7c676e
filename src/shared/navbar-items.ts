/**
 * The types of navbar items. To add one: an object here, and a component in `app/ui/frame/navbar-items/`, whose line in
 * `NavbarItem.tsx` the compiler asks for. Browsers get the types only, not the schema.
 */
import { z } from "zod";

/** The fields of every type. */
const item = { position: z.enum(["left", "right"]).default("left"), className: z.string().optional() };
const docsItem = { ...item, pluginId: z.string().default("default") };

export const configPath = z.string().startsWith("/", 'a path starts with "/"');

export const configLink = z.strictObject({
  label: z.string(),
  /** A path of this site (the build checks it) or the address of another site. */
  href: z.string(),
});

/** An item as the configuration has it. */
export const navbarItem = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("default"),
    ...item,
    label: z.string(),
    href: z.string(),
    /** The target is not part of the app, so the browser loads it as a document of its own, in the same tab. */
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

/** The targets of an item that follows the docs version, by version name. */
export type VersionTargets = Record<string, string>;

/** An item as the app gets it: every address is final, and a doc or a sidebar has one for each version. */
export type NavbarItem = ResolveItem<NavbarItemConfig>;

type ResolveItem<Item> = Item extends { docId: string }
  ? Omit<Item, "docId"> & { targets: VersionTargets }
  : Item extends { sidebarId: string }
    ? Item & { targets: VersionTargets }
    : Item;
