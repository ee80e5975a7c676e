import { LABELS } from "../../../shared/labels.ts";
import type { SearchPage } from "../../../shared/page.ts";
import { filterSections } from "./filter-sections.ts";

/** All pages by section; with a query those that have it in their title. */
export function PageList({ sections, query }: { sections: SearchPage["sections"]; query: string }) {
  const found = filterSections(sections, query);
  if (found.length === 0) return <p className="lead">{LABELS.noPages}</p>;
  return (
    <div className="page-list">
      {found.map((section) => (
        <section key={section.label}>
          <h2>{section.label}</h2>
          <ul className="page-links">
            {section.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
