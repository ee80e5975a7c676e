import { Fragment } from "react";
import { LABELS } from "../../../shared/labels.ts";
import type { AuthorRef } from "../../../shared/page.ts";
import { Time } from "../primitives/Time.tsx";

interface PostMetaProps {
  date: string;
  authors: AuthorRef[];
  readingMinutes: number;
}

export function PostMeta({ date, authors, readingMinutes }: PostMetaProps) {
  return (
    <p className="post-meta meta">
      <Time date={date} />
      {authors.length > 0 && (
        <span>
          {LABELS.by}{" "}
          {authors.map((author, index) => (
            <Fragment key={author.key}>
              {index > 0 && ", "}
              <a href={author.href} rel="author">
                {author.name}
              </a>
            </Fragment>
          ))}
        </span>
      )}
      <span>{LABELS.readingTime(readingMinutes)}</span>
    </p>
  );
}
