import { Fragment } from "react";
import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { AuthorRef, NavLink } from "../../../shared/page.ts";
import { Time } from "../primitives/Time.tsx";

interface PostMetaProps {
  date: string;
  authors: AuthorRef[];
  tags?: NavLink[];
  readingMinutes: number;
}

export function PostMeta({ date, authors, tags, readingMinutes }: PostMetaProps) {
  return (
    <p className="post-meta meta">
      <Time date={date} />
      {authors.length > 0 && (
        <span>
          {BLOG_LABELS.by}{" "}
          {authors.map((author, index) => (
            <Fragment key={author.key}>
              {index > 0 && ", "}
              {author.image && <img src={author.image} alt="" width={20} height={20} />}{" "}
              <a href={author.href} rel="author">
                {author.name}
              </a>
              {author.title && `, ${author.title}`}
            </Fragment>
          ))}
        </span>
      )}
      <span>{BLOG_LABELS.readingTime(readingMinutes)}</span>
      {tags && (
        <span>
          {LABELS.tags}:{" "}
          {tags.map((tag, index) => (
            <Fragment key={tag.href}>
              {index > 0 && ", "}
              <a href={tag.href} rel="tag">
                {tag.label}
              </a>
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}
