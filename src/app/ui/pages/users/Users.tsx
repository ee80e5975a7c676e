import "../../../../styles/pages.css";
import "../../../../styles/pages-users.css";
import { useEffect, useRef, useState } from "react";
import type { UsersPage } from "../../../../shared/page.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { Link } from "../../primitives/Link.tsx";
import { Banner } from "../Banner.tsx";
import { Logos } from "../Logos.tsx";
import { Survey, SURVEYS } from "../Survey.tsx";
import { ADD_YOURS_ID, AddYours } from "./AddYours.tsx";
import { drawNames, filterUsers } from "./list-users.ts";

const WORDS = {
  lead: "Projects and companies that let Prettier lay out their code.",
  filter: "Filter by name",
  count: (shown: number, all: number) => (shown === all ? `${all} in the list` : `${shown} of ${all}`),
  pinned: "Among the first",
  others: "And many more",
  nobody: "Nobody of that name in the list yet.",
  addLink: "Add yours",
  closing: "And many more that nobody has listed:",
  dependents: { label: "packages on npm that depend on it", href: "https://www.npmjs.com/browse/depended/prettier" },
};

export default function Users({ page }: { page: UsersPage }) {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const shown = filterUsers(page.users, query);
  const pinned = shown.filter((user) => user.pinned);
  const others = shown.filter((user) => !user.pinned);

  // The reader may have typed something before the app was there.
  useEffect(() => setQuery(input.current?.value ?? ""), []);

  return (
    <div className="users">
      <Banner title={page.title} lead={WORDS.lead} rows={drawNames(page.users, shown)}>
        <div className="figures">
          {SURVEYS.map((survey) => (
            <Survey key={survey.year} survey={survey} isDetailed />
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
          <a className="more" href={`#${ADD_YOURS_ID}`}>
            {WORDS.addLink}
          </a>
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
        <p className="closing">
          {WORDS.closing}{" "}
          <Link className="more" href={WORDS.dependents.href}>
            {WORDS.dependents.label}
          </Link>
        </p>
        <AddYours />
      </div>
    </div>
  );
}
