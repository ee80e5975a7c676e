import type { PostLink, RecentYear } from "../../../shared/page.ts";

/** Keeps the order of the posts: newest first stays newest first. */
export function groupByYear(posts: PostLink[]): RecentYear[] {
  const years = new Map<string, PostLink[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, yearPosts]) => ({ year, posts: yearPosts }));
}
