import { expect, test } from "vitest";
import { groupByYear } from "./RecentPosts.tsx";

test("groups posts and keeps their order", () => {
  const post = (date: string) => ({ title: date, href: "/" + date, date });
  const years = groupByYear([post("2025-06-23"), post("2025-02-09"), post("2024-11-26")]);
  expect(years.map(({ year, posts }) => [year, posts.length])).toEqual([
    ["2025", 2],
    ["2024", 1],
  ]);
  expect(years[0]!.posts[0]!.date).toBe("2025-06-23");
});
