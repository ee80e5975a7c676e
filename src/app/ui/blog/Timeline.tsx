import { LABELS } from "../../../shared/labels.ts";
import type { ArchivePage, ArchivePost } from "../../../shared/page.ts";
import { Time } from "../primitives/Time.tsx";

/** Releases stay as bars as long as they were the newest; other posts are moments. */
export function Timeline({ years, axis }: Pick<ArchivePage, "years" | "axis">) {
  return (
    <div className="timeline">
      <ol className="timeline-axis" aria-hidden="true">
        {axis.map((year) => (
          <li key={year}>{year}</li>
        ))}
      </ol>
      <p className="timeline-key">{LABELS.timelineKey}</p>
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
      <Mark post={post} />
    </a>
  );
}

const HEIGHT = 10;
/** In percent: a release of a week would hardly be seen. */
const SHORTEST = 1.2;

/** Sizes are attributes, not styles: a strict content security policy allows those. */
function Mark({ post: { start, release } }: { post: ArchivePost }) {
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
