/** Lists of posts beside the blog and on the page of an author, and the links to the feeds. */
import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { PostLink, RecentYear } from "../../../shared/page.ts";
import { alignAddress } from "../../../shared/paths.ts";
import { useSite } from "../../runtime/context.tsx";
import { Time } from "../primitives/Time.tsx";

export function RecentPosts({ years, path }: { years: RecentYear[]; path: string }) {
  const site = useSite();
  const { blog } = site;
  return (
    <nav aria-label={blog.sidebarTitle}>
      <p className="contents-title">{blog.sidebarTitle}</p>
      <YearList years={years} path={path} heading="p" />
      <p className="recent-more">
        <a href={alignAddress(`${blog.path}/archive`, site)}>{LABELS.archive}</a>{" "}
        <a href={alignAddress(`${blog.path}/authors`, site)}>{LABELS.authors}</a> <FeedLinks />
      </p>
    </nav>
  );
}

/** The feeds are files and not pages, so the browser opens them instead of the router. */
export function FeedLinks() {
  const { path, hasReleases } = useSite().blog;
  const feeds = [
    { label: BLOG_LABELS.rss, file: "rss.xml" },
    { label: BLOG_LABELS.atom, file: "atom.xml" },
    { label: BLOG_LABELS.json, file: "feed.json" },
    ...(hasReleases ? [{ label: BLOG_LABELS.releasesFeed, file: "releases/rss.xml" }] : []),
  ];
  return feeds.map(({ label, file }) => (
    <a key={file} href={`${path}/${file}`} data-plain="">
      {label}
    </a>
  ));
}

interface YearListProps {
  years: RecentYear[];
  /** The path of the current page, whose link is marked. */
  path?: string;
  heading: "h2" | "p";
}

/** Posts by year: the recent ones beside the blog, all posts of an author on the author's page. */
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

/** Keeps the order of the posts within a year and of the years. */
export function groupByYear(posts: PostLink[]): RecentYear[] {
  const years = new Map<string, PostLink[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, yearPosts]) => ({ year, posts: yearPosts }));
}
