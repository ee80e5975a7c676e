import type { Author } from "../../../shared/page.ts";
import { Link } from "../primitives/Link.tsx";

/** Where to find an author elsewhere. No pictures: they would have to come from another site. */
export function AuthorLinks({ author }: { author: Author }) {
  return (
    <p className="author-links">
      {author.socials.map((social) => (
        <Link key={social.href} href={social.href}>
          {social.label}
        </Link>
      ))}
    </p>
  );
}
