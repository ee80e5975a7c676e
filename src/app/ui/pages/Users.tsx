import "../../../styles/pages.css";
import type { UsersPage } from "../../../shared/page.ts";
import { Link } from "../primitives/Link.tsx";
import { SURVEYS } from "./home-words.ts";
import { Logos } from "./Logos.tsx";
import { PageHead } from "../primitives/PageHead.tsx";
import { Survey } from "./Survey.tsx";
import { USERS_PAGE } from "./users-words.ts";

export default function Users({ page }: { page: UsersPage }) {
  const pinned = page.users.filter((user) => user.pinned);
  const others = page.users.filter((user) => !user.pinned);
  return (
    <div className="wrap single">
      <PageHead title={page.title} lead={USERS_PAGE.lead} />
      <div className="figures">
        {SURVEYS.map((survey) => (
          <Survey key={survey.year} survey={survey} isDetailed />
        ))}
      </div>
      <div className="pinned">
        <Logos users={pinned} />
      </div>
      <Logos users={others} />
      <p className="closing">
        {USERS_PAGE.closing}{" "}
        <Link className="more" href={USERS_PAGE.dependents.href}>
          {USERS_PAGE.dependents.label}
        </Link>
      </p>
    </div>
  );
}
