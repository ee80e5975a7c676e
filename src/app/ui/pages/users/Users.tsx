import "../../../../styles/pages.css";
import "../../../../styles/pages-users.css";
import { useEffect, useRef, useState } from "react";
import type { UsersPage } from "../../../../shared/page.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { Link } from "../../primitives/Link.tsx";
import { Banner } from "../Banner.tsx";
import { Logos } from "../Logos.tsx";
import { Survey } from "../Survey.tsx";
import { ADD_YOURS_ID, AddYours } from "./AddYours.tsx";
import { drawNames, filterUsers } from "./list-users.ts";

const WORDS = {
  filter: "Filter by name",
  count: (shown: number, all: number) => (shown === all ? `${all} in the list` : `${shown} of ${all}`),
  pinned: "Among the first",
  others: "And many more",
  nobody: "Nobody of that name in the list yet.",
  addLink: "Add yours",
};

export default function Users({ page }: { page: UsersPage }) {
  const { lead, closing, add } = page.words;
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const shown = filterUsers(page.users, query);
  const pinned = shown.filter((user) => user.pinned);
  const others = shown.filter((user) => !user.pinned);

  // The reader may have typed something before the app was there.
  useEffect(() => setQuery(input.current?.value ?? ""), []);

  return (
    <div className="users">
      <Banner title={page.title} lead={lead ?? page.description} rows={drawNames(page.users, shown)}>
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
            <input
              ref={input}
              type="search"
              placeholder={WORDS.filter}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <output className="meta">{WORDS.count(shown.length, page.users.length)}</output>
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
        {shown.length === 0 && <p className="nobody">{WORDS.nobody}</p>}
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
