import "../../../styles/pages.css";
import { useEffect, useState } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { NavLink, NotFoundPage } from "../../../shared/page.ts";
import { alignAddress, resolveHref } from "../../../shared/paths.ts";
import { useSite } from "../../runtime/context.tsx";
import { Bars } from "../primitives/Bars.tsx";
import { SearchForm } from "../search/SearchForm.tsx";

export default function NotFound({ page }: { page: NotFoundPage }) {
  const site = useSite();
  const links = [
    { label: LABELS.goDocs, href: resolveHref("/docs/", site) },
    { label: LABELS.goBlog, href: alignAddress(site.blog.path, site) },
    { label: LABELS.goPlayground, href: resolveHref("/playground/", site) },
    { label: LABELS.goHome, href: site.baseUrl },
  ];
  return (
    <div className="wrap not-found">
      <div>
        <h1>{page.title}</h1>
        <p className="lead">{LABELS.notFound}</p>
        <NearPages baseUrl={site.baseUrl} />
        <SearchForm />
        <h2>{LABELS.notFoundLinks}</h2>
        <Links links={links} />
      </div>
      <Bars rows={["0h0e", " 0g0k", "  0d0f", "  5h", "     0e0c", " 0f", "0c"]} className="not-found-bars" />
    </div>
  );
}

/** Has its place from the start, so that nothing moves when pages are proposed. */
function NearPages({ baseUrl }: { baseUrl: string }) {
  const [near, setNear] = useState<NavLink[]>();
  useEffect(() => {
    const load = async () => (await import("./near-pages.ts")).loadNearPages(baseUrl, location.pathname);
    // Without a proposal, the rest of the page still helps.
    load().then(setNear, () => setNear([]));
  }, [baseUrl]);
  return (
    <section className="near-pages needs-js" aria-live="polite">
      {near === undefined && <p>{LABELS.nearPagesLooking}</p>}
      {near?.length === 0 && <p>{LABELS.nearPagesNone}</p>}
      {near && near.length > 0 && (
        <>
          <h2>{LABELS.nearPages}</h2>
          <Links links={near} />
        </>
      )}
    </section>
  );
}

function Links({ links }: { links: NavLink[] }) {
  return (
    <ul className="rows">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
