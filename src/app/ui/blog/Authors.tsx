import "../../../styles/blog.css";
import { LABELS } from "../../../shared/labels.ts";
import type { AuthorsPage } from "../../../shared/page.ts";
import { PageHead } from "../primitives/PageHead.tsx";
import { AuthorLinks } from "./AuthorLinks.tsx";

export default function Authors({ page }: { page: AuthorsPage }) {
  return (
    <div className="wrap single">
      <PageHead title={page.title} lead={page.description} />
      <ul className="authors">
        {page.authors.map((author) => (
          <li key={author.key}>
            <h2>
              <a href={author.href}>{author.name}</a>
            </h2>
            <p className="meta">{LABELS.written(author.posts.length)}</p>
            <AuthorLinks author={author} />
          </li>
        ))}
      </ul>
    </div>
  );
}
