import "../../../styles/pages.css";
import { LABELS } from "../../../shared/labels.ts";
import type { NotFoundPage } from "../../../shared/page.ts";
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
        <SearchForm />
        <h2>{LABELS.notFoundLinks}</h2>
        <ul className="rows">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </div>
      <Bars rows={["0h0e", " 0g0k", "  0d0f", "  5h", "     0e0c", " 0f", "0c"]} className="not-found-bars" />
    </div>
  );
}
