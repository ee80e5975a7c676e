/** What is in the footer. It is the same on all pages, so only the server renders it, and the app takes it from the first document. */
import type { DocumentSite, FooterLink } from "../../../shared/site.ts";
import { Link } from "../primitives/Link.tsx";
import { Logo } from "../primitives/Logo.tsx";

export function FooterParts({ site: { footer, navbar, tagline, baseUrl } }: { site: DocumentSite }) {
  return (
    <div className="wrap footer-grid">
      <div className="footer-brand">
        <a className="brand" href={baseUrl}>
          <Logo />
          {` ${navbar.title}`}
        </a>
        <p>{tagline}</p>
      </div>
      {footer.groups.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <p className="footer-title">{group.title}</p>
          <ul className="footer-links">
            {group.links.map((link) => (
              <li key={link.href + link.label}>
                <Link href={link.href}>{link.image ? <Badge link={link} image={link.image} /> : link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className="footer-note meta">{footer.note}</p>
    </div>
  );
}

function Badge({ link, image }: { link: FooterLink; image: NonNullable<FooterLink["image"]> }) {
  return <img src={image.src} width={image.width} height={image.height} alt={link.label} loading="lazy" />;
}
