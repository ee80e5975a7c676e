import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import type { AuthorPage } from "../../../shared/page.ts";
import { alignAddress } from "../../../shared/paths.ts";
import { useSite } from "../../runtime/context.tsx";
import { PageHead } from "../primitives/PageHead.tsx";
import { AuthorLinks } from "./Authors.tsx";
import { groupByYear, YearList } from "./RecentPosts.tsx";

export function Author({ page }: { page: AuthorPage }) {
  const site = useSite();
  return (
    <div className="wrap single">
      <PageHead title={page.author.name} lead={BLOG_LABELS.written(page.author.posts.length)}>
        <AuthorLinks author={page.author} />
      </PageHead>
      <div className="years">
        <YearList years={groupByYear(page.author.posts)} heading="h2" />
      </div>
      <a className="more" href={alignAddress(`${site.blog.path}/authors`, site)}>
        {BLOG_LABELS.allAuthors}
      </a>
    </div>
  );
}
