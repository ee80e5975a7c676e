import type { RecentYear } from "../../../shared/page.ts";
import { Time } from "../primitives/Time.tsx";

interface YearListProps {
  years: RecentYear[];
  /** The page being read, to mark it. */
  path?: string;
  heading: "h2" | "p";
}

/** Posts by year: the recent ones beside the blog, all of them in the archive. */
export function YearList({ years, path, heading: Heading }: YearListProps) {
  return years.map(({ year, posts }) => (
    <section key={year} className="year">
      <Heading className="year-name">{year}</Heading>
      <ul className="year-posts">
        {posts.map((post) => (
          <li key={post.href}>
            <a href={post.href} aria-current={post.href === path ? "page" : undefined}>
              <span className="year-title">{post.title}</span> <Time date={post.date} format="short" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
