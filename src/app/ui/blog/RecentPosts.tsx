import { LABELS } from "../../../shared/labels.ts";
import type { RecentYear } from "../../../shared/page.ts";
import { useSite } from "../../runtime/context.tsx";
import { FeedLinks } from "./FeedLinks.tsx";
import { YearList } from "./YearList.tsx";

export function RecentPosts({ years, path }: { years: RecentYear[]; path: string }) {
  const { blog } = useSite();
  return (
    <aside className="sidebar recent">
      <nav aria-label={blog.sidebarTitle}>
        <p className="contents-title">{blog.sidebarTitle}</p>
        <YearList years={years} path={path} heading="p" />
        <p className="recent-more">
          <a href={`${blog.path}/archive`}>{LABELS.archive}</a> <a href={`${blog.path}/authors`}>{LABELS.authors}</a>{" "}
          <FeedLinks />
        </p>
      </nav>
    </aside>
  );
}
