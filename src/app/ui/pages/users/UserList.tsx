import type { UsersPage } from "../../../../shared/page.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { Link } from "../../primitives/Link.tsx";
import { Banner } from "../Banner.tsx";
import { Logos } from "../Logos.tsx";
import { Survey } from "../Survey.tsx";
import { ADD_YOURS_ID, AddYours } from "./AddYours.tsx";
import { drawNames } from "./draw-names.ts";
import { countUsers } from "./filter-list.ts";

const WORDS = {
  filter: "Filter by name",
  pinned: "Among the first",
  others: "And many more",
  nobody: "Nobody of that name in the list yet.",
  addLink: "Add yours",
};

/** The page of users with all of them. The app hides what a filter does not find: see `filter-list.ts`. */
export function UserList({ page }: { page: UsersPage }) {
  const { lead, closing, add } = page.words;
  const pinned = page.users.filter((user) => user.pinned);
  const others = page.users.filter((user) => !user.pinned);
  const all = [...pinned, ...others];
  return (
    <div className="users">
      <Banner title={page.title} lead={lead ?? page.description} rows={drawNames(all)}>
        <div className="figures">
          {page.surveys.map((survey) => (
            <Survey key={survey.href} survey={survey} isDetailed />
          ))}
        </div>
      </Banner>
      <div className="wrap">
        <div className="users-bar">
          <label className="filter field needs-js">
            <span className="hidden-text">{WORDS.filter}</span>
            <Icon name="search" />
            <input type="search" placeholder={WORDS.filter} autoComplete="off" spellCheck={false} />
          </label>
          <output className="meta">{countUsers(all.length, all.length)}</output>
          {add && (
            <a className="more" href={`#${ADD_YOURS_ID}`}>
              {WORDS.addLink}
            </a>
          )}
        </div>
        {pinned.length > 0 && (
          <section className="pinned" aria-label={WORDS.pinned}>
            <Logos users={pinned} />
          </section>
        )}
        {others.length > 0 && (
          <section className="others" aria-label={WORDS.others}>
            <Logos users={others} />
          </section>
        )}
        <p className="nobody" hidden={all.length > 0}>
          {WORDS.nobody}
        </p>
        {closing && (
          <p className="closing">
            {closing.text}{" "}
            <Link className="more" href={closing.link.href}>
              {closing.link.label}
            </Link>
          </p>
        )}
        {add && <AddYours {...add} />}
      </div>
    </div>
  );
}
