import type { DocAlternate, DocPage } from "../../shared/page.ts";
import { getMarkdownFile, resolveHref } from "../../shared/paths.ts";
import type { DocsPlugin, DocSource, DocsVersion } from "../content/docs.ts";
import { compareDocs } from "./changes/doc-changes.ts";
import type { Site } from "../content/load-site.ts";
import { renderDocChanges } from "./changes/render-doc-changes.ts";
import { getNeighbours, hideUnlisted } from "../content/navigation.ts";
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
  const released = findReleasedTwin(place);
  return {
    path: doc.path,
    file: doc.parsed.file,
    sources: [
      createSource(site, doc.parsed, version.formatter),
      ...(released ? [createSource(site, released.doc.parsed, released.version.formatter)] : []),
    ],
    listed: !doc.parsed.frontMatter.unlisted,
    describe: ([compiled, twin]) => {
      const changes = twin && renderDocChanges(compareDocs(twin, compiled!), released!.version.label);
      return {
        ...describeDoc(site, place),
        html: { body: compiled!.html, ...(changes && { changes }) },
        toc: compiled!.toc,
      };
    },
  };
}

/** The same doc in the released version, for a doc of another one. */
function findReleasedTwin({ plugin, version, doc }: DocPlace): Pick<DocPlace, "version" | "doc"> | undefined {
  const released = plugin.versions.find((each) => each.isLast);
  const twin = released?.docs.find((each) => each.id === doc.id);
  return released && twin && !version.isLast ? { version: released, doc: twin } : undefined;
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
    // Two addresses with nearly the same text compete in search engines: the released one should win.
    ...(!version.isLast && latest && { noindex: true, canonical: latest.href }),
  };
}

/** The same doc id in every version, this one included, for the version menu and the suggestion of the latest. */
function listAlternates(plugin: DocsPlugin, docId: string, toHref: (path: string) => string): DocAlternate[] {
  return plugin.versions.map((version) => {
    const twin = version.docs.find((doc) => doc.id === docId);
    return {
      name: version.name,
      label: version.label,
      isLast: version.isLast,
      href: toHref(twin?.path ?? version.path),
      hasDoc: twin !== undefined,
    };
  });
}

function resolveHrefs(items: DocPage["sidebar"], toHref: (path: string) => string): DocPage["sidebar"] {
  return items.map((item) => {
    const href = item.href === undefined ? {} : { href: toHref(item.href) };
    return item.type === "link" ? { ...item, ...href } : { ...item, ...href, items: resolveHrefs(item.items, toHref) };
  });
}
