import { LABELS } from "../../../shared/labels.ts";
import type { RecentYear } from "../../../shared/page.ts";
import { alignAddress } from "../../../shared/paths.ts";
import { useSite } from "../../runtime/context.tsx";
import { FeedLinks } from "./FeedLinks.tsx";
import { YearList } from "./YearList.tsx";

export function RecentPosts({ years, path }: { years: RecentYear[]; path: string }) {
  const site = useSite();
  const { blog } = site;
  return (
    <aside className="sidebar recent">
      <nav aria-label={blog.sidebarTitle}>
        <p className="contents-title">{blog.sidebarTitle}</p>
        <YearList years={years} path={path} heading="p" />
        <p className="recent-more">
          <a href={alignAddress(`${blog.path}/archive`, site)}>{LABELS.archive}</a>{" "}
          <a href={alignAddress(`${blog.path}/authors`, site)}>{LABELS.authors}</a> <FeedLinks />
        </p>
      </nav>
    </aside>
  );
}
