import "../../../../styles/pages.css";
import "../../../../styles/home.css";
import type { ReactNode } from "react";
import type { HomePage } from "../../../../shared/page.ts";
import { resolveHref } from "../../../../shared/paths.ts";
import { useSite } from "../../../runtime/context.tsx";
import { Link } from "../../primitives/Link.tsx";
import { LinkedHeading } from "../../primitives/LinkedHeading.tsx";
import { Time } from "../../primitives/Time.tsx";
import { Logos } from "../Logos.tsx";
import { Survey, SURVEYS } from "../Survey.tsx";
import { Hero } from "./Hero.tsx";
import { EDITORS, FIGURES, LANGUAGES, RELEASE, START, SUPPORT, USERS, WHAT, WHY } from "./home-words.ts";
import { EditorList, LanguageList, What, Why } from "./Sections.tsx";
import { Start } from "./Start.tsx";

export default function Home({ page }: { page: HomePage }) {
  const site = useSite();
  const toHref = (path: string) => resolveHref(path, site);
  return (
    <div className="home">
      <Hero page={page} />
      <section className="strip wrap" aria-label={USERS.title}>
        <LinkedHeading id="users" title={USERS.title} />
        <Logos users={page.users} />
        <a className="more" href={toHref("/users/")}>
          {USERS.more(page.userCount - page.users.length)}
        </a>
      </section>
      <Section id="what" title={WHAT.title} accent="teal">
        <What />
      </Section>
      <Section id="why" title={WHY.title} accent="amber" ground="well">
        <Why />
        <a className="more" href={toHref(WHY.more.href)}>
          {WHY.more.label}
        </a>
      </Section>
      <Section id="start" title={START.title} lead={START.lead} accent="teal">
        <Start />
        <a className="more" href={toHref(START.more.href)}>
          {START.more.label}
        </a>
      </Section>
      <Section id="languages" title={LANGUAGES.title} lead={LANGUAGES.lead} accent="violet" ground="well">
        <LanguageList languages={page.languages} />
      </Section>
      <Section id="editors" title={EDITORS.title} lead={EDITORS.lead} accent="violet">
        <EditorList editors={page.editors} />
        <Link className="more" href={EDITORS.invite.href}>
          {EDITORS.invite.label}
        </Link>
      </Section>
      <Section id="figures" title={FIGURES.title} lead={FIGURES.lead} accent="amber" ground="ink">
        <div className="figures">
          {SURVEYS.map((survey) => (
            <Survey key={survey.year} survey={survey} />
          ))}
          {FIGURES.counts.map((count) => (
            <div key={count.href} className="figure">
              <p className="figure-value">{count.value}</p>
              <p>{count.text}</p>
              <p className="meta">
                <Link href={count.href}>{count.source}</Link>
              </p>
            </div>
          ))}
        </div>
      </Section>
      {page.latestRelease && (
        <Section id="release" title={RELEASE.title} accent="violet">
          <Release release={page.latestRelease} />
        </Section>
      )}
      <Section id="support" title={SUPPORT.title} lead={SUPPORT.lead} accent="coral" ground="well">
        <ul className="supports">
          {SUPPORT.links.map((link) => (
            <li key={link.href}>
              <Link href={link.href}>
                <strong>{link.label}</strong> <span>{link.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  accent: "amber" | "violet" | "teal" | "coral";
  /** A background other than that of the page. */
  ground?: "well" | "ink";
  children: ReactNode;
}

function Section({ id, title, lead, accent, ground, children }: SectionProps) {
  return (
    <section className={`section in-${accent} ${ground ? `on-${ground}` : ""}`} aria-label={title}>
      <div className="wrap">
        <div className="section-head">
          <LinkedHeading id={id} title={title} />
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

function Release({ release }: { release: NonNullable<HomePage["latestRelease"]> }) {
  const site = useSite();
  const { version, description, href, date } = release;
  return (
    <div className="release">
      <p className="release-version">{version}</p>
      <div>
        <p className="meta">
          <Time date={date} />
        </p>
        <p className="release-text">{description}</p>
        <p className="release-links">
          <a className="more" href={href}>
            {RELEASE.more}
          </a>
          <a className="more" href={resolveHref(RELEASE.all.href, site)}>
            {RELEASE.all.label}
          </a>
        </p>
      </div>
    </div>
  );
}
