import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import type { Author, AuthorsPage } from "../../../shared/page.ts";
import { Link } from "../primitives/Link.tsx";
import { PageHead } from "../primitives/PageHead.tsx";

export function Authors({ page }: { page: AuthorsPage }) {
  return (
    <div className="wrap single">
      <PageHead title={page.title} lead={page.description} />
      <ul className="authors">
        {page.authors.map((author) => (
          <li key={author.key}>
            <h2>
              <a href={author.href}>{author.name}</a>
            </h2>
            <p className="meta">{BLOG_LABELS.written(author.posts.length)}</p>
            <AuthorLinks author={author} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to an author on other sites. There are no pictures, because they would have to be loaded from those sites. */
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
