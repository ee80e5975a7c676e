import "../../../styles/components/timeline.css";
import type { ComponentProps } from "../../../shared/components.ts";
import type { ArchivePost } from "../../../shared/page.ts";
import { Time } from "../primitives/Time.tsx";

const KEY = "A bar lasts as long as its release was the newest.";

/** A release is a bar that lasts as long as it was the newest one. Other posts are dots. */
export default function Timeline({ years, axis }: ComponentProps["timeline"]) {
  return (
    <div className="timeline">
      <ol className="timeline-axis" aria-hidden="true">
        {axis.map((year) => (
          <li key={year}>{year}</li>
        ))}
      </ol>
      <p className="timeline-key">{KEY}</p>
      {years.map(({ year, posts }) => (
        <section key={year} className="timeline-year">
          <h2>{year}</h2>
          <ul className="timeline-posts">
            {posts.map((post) => (
              <li key={post.href}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PostRow({ post }: { post: ArchivePost }) {
  const { href, title, date, release } = post;
  return (
    <a href={href}>
      <span className="timeline-title">
        {release ? (
          <>
            <b>{release.version}</b> {release.headline}
          </>
        ) : (
          title
        )}
      </span>{" "}
      <Time date={date} format="short" />
      <PostMark post={post} />
    </a>
  );
}

const HEIGHT = 10;
/** In percent, because the bar of a release that was the newest for a week would be too short to see. */
const SHORTEST = 1.2;

/** Its sizes are attributes, because the content security policy allows no style attributes. */
function PostMark({ post: { start, release } }: { post: ArchivePost }) {
  return (
    <svg className="timeline-mark" width="100%" height={HEIGHT} aria-hidden="true">
      {release ? (
        <rect
          data-major={release.version.split(".")[0]}
          x={`${start}%`}
          width={`${Math.max(SHORTEST, release.end - start).toFixed(2)}%`}
          height={HEIGHT}
          rx={HEIGHT / 2}
        />
      ) : (
        <circle cx={`${start}%`} cy={HEIGHT / 2} r={HEIGHT / 2 - 1} />
      )}
    </svg>
  );
}
