import "../../../styles/blog.css";
import type { ArchivePage } from "../../../shared/page.ts";
import { PageHead } from "../primitives/PageHead.tsx";
import { YearList } from "./YearList.tsx";

export default function Archive({ page }: { page: ArchivePage }) {
  return (
    <div className="wrap single">
      <PageHead title={page.title} lead={page.description} />
      <div className="years">
        <YearList years={page.years} heading="h2" />
      </div>
    </div>
  );
}
