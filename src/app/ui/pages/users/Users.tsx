import "../../../../styles/pages.css";
import "../../../../styles/pages-users.css";
import { useEffect, useRef, useState } from "react";
import type { UsersPage } from "../../../../shared/page.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { Link } from "../../primitives/Link.tsx";
import { Banner } from "../Banner.tsx";
import { Logos } from "../Logos.tsx";
import { SURVEYS } from "../survey-words.ts";
import { Survey } from "../Survey.tsx";
import { ADD_YOURS_ID, AddYours } from "./AddYours.tsx";
import { filterUsers } from "./filter-users.ts";
import { setNames } from "./set-names.ts";
import { USERS_PAGE } from "./users-words.ts";

export default function Users({ page }: { page: UsersPage }) {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const shown = filterUsers(page.users, query);
  const pinned = shown.filter((user) => user.pinned);
  const others = shown.filter((user) => !user.pinned);

  /** What was typed before the app was there counts, too. */
  useEffect(() => setQuery(input.current!.value), []);

  return (
    <div className="users">
      <Banner title={page.title} lead={USERS_PAGE.lead} rows={setNames(page.users, shown)}>
        <div className="figures">
          {SURVEYS.map((survey) => (
            <Survey key={survey.year} survey={survey} isDetailed />
          ))}
        </div>
      </Banner>
      <div className="wrap">
        <div className="users-bar">
          <label className="filter field needs-js">
            <span className="hidden-text">{USERS_PAGE.filter}</span>
            <Icon name="search" />
            <input
              ref={input}
              type="search"
              placeholder={USERS_PAGE.filter}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <output className="meta">{USERS_PAGE.count(shown.length, page.users.length)}</output>
          <a className="more" href={`#${ADD_YOURS_ID}`}>
            {USERS_PAGE.addLink}
          </a>
        </div>
        {pinned.length > 0 && (
          <section className="pinned" aria-label={USERS_PAGE.pinned}>
            <Logos users={pinned} />
          </section>
        )}
        {others.length > 0 && (
          <section className="others" aria-label={USERS_PAGE.others}>
            <Logos users={others} />
          </section>
        )}
        {shown.length === 0 && <p className="nobody">{USERS_PAGE.nobody}</p>}
        <p className="closing">
          {USERS_PAGE.closing}{" "}
          <Link className="more" href={USERS_PAGE.dependents.href}>
            {USERS_PAGE.dependents.label}
          </Link>
        </p>
        <AddYours />
      </div>
    </div>
  );
}
