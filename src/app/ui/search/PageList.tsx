import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { SearchPage } from "../../../shared/page.ts";

/** All pages by section: for who looks around, and for who has no JavaScript. */
export function PageList({ sections }: { sections: SearchPage["sections"] }) {
  return (
    <section className="page-list" aria-label={SEARCH_WORDS.browse}>
      {sections.map((section) => (
        <div key={section.label}>
          <h2>{section.label}</h2>
          <ul className="page-links">
            {section.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
