/** Plans the pages of the docs, in all versions. */
import type { DocAlternate, DocPage } from "../../shared/page.ts";
import { getMarkdownFile, resolveHref } from "../../shared/paths.ts";
import type { DocsPlugin, DocSource, DocsVersion } from "../content/docs.ts";
import { compareDocs, renderDocChanges } from "./doc-changes.ts";
import type { Site } from "../content/load-site.ts";
import { getNeighbours, hideUnlisted } from "../content/navigation.ts";
import type { Compiled, CompileInput } from "../markdown/context.ts";
import { createSource, type PagePlan } from "./page-plan.ts";

export function planDocs(site: Site): PagePlan[] {
  return site.docs.flatMap((plugin) =>
    plugin.versions.flatMap((version) => version.docs.map((doc) => planDoc(site, { plugin, version, doc }))),
  );
}

interface DocPlace {
  plugin: DocsPlugin;
  version: DocsVersion;
  doc: DocSource;
}

function planDoc(site: Site, place: DocPlace): PagePlan {
  const { version, doc } = place;
  const released = findReleased(place);
  return {
    path: doc.path,
    file: doc.parsed.file,
    sources: [createDocSource(site, { version, doc })],
    references: released ? [createDocSource(site, released)] : [],
    frame: () => describeDoc(site, place),
    describe: ([compiled], [older] = []) => ({
      ...describeDoc(site, place),
      html: { body: compiled?.html ?? "", ...renderChanges(compiled, older, released?.version.label) },
      toc: compiled?.toc ?? [],
    }),
  };
}

export function createDocSource(site: Site, { version, doc }: Pick<DocPlace, "version" | "doc">): CompileInput {
  return createSource(site, doc.parsed, {
    kind: "doc",
    formatter: version.formatter,
    isOptionsPage: doc.isOptionsPage,
  });
}

function renderChanges(newer?: Compiled, older?: Compiled, releasedLabel = ""): { changes?: string } {
  const changes = renderDocChanges(compareDocs(older?.outline ?? [], newer?.outline ?? []), releasedLabel);
  return older && changes ? { changes } : {};
}

/** The released version of a doc. Undefined if the doc is itself released, or has no released version. */
function findReleased({ plugin, version, doc }: DocPlace): Pick<DocPlace, "version" | "doc"> | undefined {
  const released = plugin.versions.find((each) => each.isLast);
  const same = released && !version.isLast ? findDoc(released, doc.id) : undefined;
  return released && same ? { version: released, doc: same } : undefined;
}

function describeDoc(site: Site, { plugin, version, doc }: DocPlace): DocPage {
  const toHref = (path: string) => resolveHref(path, site.data);
  const { title, description, unlisted, draft } = doc.parsed.frontMatter;
  const sidebar = (doc.sidebar && version.sidebars[doc.sidebar]) || [];
  const alternates = listAlternates(plugin, doc.id, toHref);
  const latest = alternates.find((alternate) => alternate.isLast && alternate.hasDoc);
  const { previous, next } = getNeighbours(sidebar, doc.path);
  const updated = site.history[doc.parsed.file];
  return {
    kind: "doc",
    path: toHref(doc.path),
    title,
    description,
    html: {},
    docId: doc.id,
    pluginId: plugin.pluginId,
    version: { name: version.name, label: version.label, isLast: version.isLast },
    alternates,
    sidebar: resolveHrefs(site.mode === "dev" ? sidebar : hideUnlisted(sidebar, doc.path), toHref),
    toc: [],
    markdownUrl: toHref("/" + getMarkdownFile(doc.path)),
    ...(doc.sidebar && { sidebarName: doc.sidebar }),
    ...(previous && { previous: { ...previous, href: toHref(previous.href) } }),
    ...(next && { next: { ...next, href: toHref(next.href) } }),
    ...(plugin.editUrl && { editUrl: `${plugin.editUrl}${doc.id}.md` }),
    ...(updated && { updated }),
    ...(unlisted && { unlisted, noindex: true }),
    ...(draft && { draft }),
    // Search engines should list only one of two pages with nearly the same text, and that is the released one.
    ...(!version.isLast && latest && { noindex: true, canonical: latest.href }),
    ...(isArchived(plugin, version) && { noindex: true }),
  };
}

const docsById = new WeakMap<DocsVersion, Map<string, DocSource>>();

/** Every doc asks for itself in every version, so with many docs a search through the list would take long. */
function findDoc(version: DocsVersion, id: string): DocSource | undefined {
  const known = docsById.get(version) ?? new Map(version.docs.map((doc) => [doc.id, doc]));
  docsById.set(version, known);
  return known.get(id);
}

/** Versions stand in their order, so those behind the released one are older. */
function isArchived({ versions }: DocsPlugin, version: DocsVersion): boolean {
  return versions.indexOf(version) > versions.findIndex(({ isLast }) => isLast);
}

/** The doc in every version, including its own, for the version menu and the link to the latest version. */
function listAlternates(plugin: DocsPlugin, docId: string, toHref: (path: string) => string): DocAlternate[] {
  return plugin.versions.map((version) => {
    const same = findDoc(version, docId);
    return {
      name: version.name,
      label: version.label,
      isLast: version.isLast,
      href: toHref(same?.path ?? version.path),
      hasDoc: same !== undefined,
    };
  });
}

function resolveHrefs(items: DocPage["sidebar"], toHref: (path: string) => string): DocPage["sidebar"] {
  return items.map((item) => {
    const href = item.href === undefined ? {} : { href: toHref(item.href) };
    return item.type === "link" ? { ...item, ...href } : { ...item, ...href, items: resolveHrefs(item.items, toHref) };
  });
}
