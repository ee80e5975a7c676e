/** The parts of the configuration about docs and the blog. */
import { z } from "zod";
import { configPath as path } from "../../shared/navbar-items.ts";

/** It ends with a slash, because the ids of docs are appended to it. */
const docsPath = path.endsWith("/", 'a docs path ends with "/"');

const docsVersion = z.strictObject({
  /** The name of the version in data, addresses of search records and the browser's storage: `stable`. */
  name: z.string(),
  /** The name that readers see: `3.6`. */
  label: z.string(),
  /** The path of the version's first page. It ends with a slash. */
  path: docsPath,
  /** The folder of its Markdown files, relative to the root of the site. */
  dir: z.string(),
  /** The npm package (or alias) of the formatter that this version documents. Its examples run with this formatter. */
  formatter: z.string().optional(),
  /** Whether this is the version that readers should use. Exactly one version has it. */
  isLast: z.boolean().default(false),
});

export const docsSet = z.strictObject({
  /** The name of this set of docs, which navbar items refer to. A site with one set needs none. */
  pluginId: z.string().default("default"),
  /** The path of the docs. It ends with a slash. */
  path: docsPath.default("/docs/"),
  /** The YAML file with the sidebars, relative to the root of the site. */
  sidebars: z.string(),
  /** The doc that is the first page of a version. */
  mainDocId: z.string().default("index"),
  /** The doc that describes every option of the formatter. The build compares it with the package. */
  optionsDocId: z.string().optional(),
  /** The address to which the path of a file is appended for "Edit this page". Without it, pages have no such link. */
  editUrl: z.string().optional(),
  /** The versions, the newest first. */
  versions: z.array(docsVersion).min(1),
});

export const blogSettings = z.strictObject({
  /** The folder of the posts, relative to the root of the site. */
  dir: z.string(),
  /** The path of the list of posts. It has no slash at its end. */
  path: path.regex(/[^/]$/, 'a blog path has no "/" at its end').default("/blog"),
  /** The heading of the list, and the title of the feeds. */
  title: z.string(),
  /** What the blog is about, in one sentence: for search engines and feed readers. */
  description: z.string(),
  /** How many posts a page of the list has. */
  pageSize: z.int().positive().default(10),
  /** How many recent posts the sidebar lists. */
  sidebarCount: z.int().nonnegative().default(10),
  /** The heading of the sidebar. */
  sidebarTitle: z.string().default("Recent posts"),
  /** The address to which the name of a post's file is appended for "Edit this page". */
  editUrl: z.string().optional(),
});
