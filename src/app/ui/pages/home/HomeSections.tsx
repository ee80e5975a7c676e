/** What is below the hero. It does not react to readers, so only the server renders it: see `page-slots.tsx`. */
import type { ReactNode } from "react";
import type { HomePage } from "../../../../shared/page.ts";
import { resolveHref } from "../../../../shared/paths.ts";
import { useSite } from "../../../runtime/context.tsx";
import { Link } from "../../primitives/Link.tsx";
import { LinkedHeading } from "../../primitives/LinkedHeading.tsx";
import { Time } from "../../primitives/Time.tsx";
import { Logos } from "../Logos.tsx";
import { Survey } from "../Survey.tsx";
import { RELEASE, USERS } from "./home-words.ts";
import { EditorList, LanguageList, What, Why } from "./Sections.tsx";
import { Start } from "./Start.tsx";

export function HomeSections({ page }: { page: HomePage }) {
  const site = useSite();
  const { what, why, start, languages, editors, figures, support } = page.words;
  return (
    <>
      <section className="strip wrap" aria-label={USERS.title}>
        <LinkedHeading id="users" title={USERS.title} />
        <Logos users={page.users} />
        <a className="more" href={resolveHref("/users/", site)}>
          {USERS.more(page.userCount - page.users.length)}
        </a>
      </section>
      {what && (
        <Section id="what" title={what.title} accent="teal">
          <What {...what} />
        </Section>
      )}
      {why && (
        <Section id="why" title={why.title} accent="amber" ground="well">
          <Why words={why} />
          <a className="more" href={why.more.href}>
            {why.more.label}
          </a>
        </Section>
      )}
      {start && (
        <Section id="start" title={start.title} lead={start.lead} accent="teal">
          <Start words={start} />
          <a className="more" href={start.more.href}>
            {start.more.label}
          </a>
        </Section>
      )}
      {languages && (
        <Section id="languages" title={languages.title} lead={languages.lead} accent="violet" ground="well">
          <LanguageList languages={page.languages} />
        </Section>
      )}
      {editors && (
        <Section id="editors" title={editors.title} lead={editors.lead} accent="violet">
          <EditorList editors={page.editors} />
          <Link className="more" href={editors.invite.href}>
            {editors.invite.label}
          </Link>
        </Section>
      )}
      {figures && (
        <Section id="figures" title={figures.title} lead={figures.lead} accent="amber" ground="ink">
          <div className="figures">
            {page.surveys.map((survey) => (
              <Survey key={survey.href} survey={survey} />
            ))}
            {figures.counts.map((count) => (
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
      )}
      {page.latestRelease && (
        <Section id="release" title={RELEASE.title} accent="violet">
          <Release release={page.latestRelease} />
        </Section>
      )}
      {support && (
        <Section id="support" title={support.title} lead={support.lead} accent="coral" ground="well">
          <ul className="supports">
            {support.links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>
                  <strong>{link.label}</strong> <span>{link.text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
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
          <a className="more" href={resolveHref(`${site.blog.path}/archive`, site)}>
            {RELEASE.all}
          </a>
        </p>
      </div>
    </div>
  );
}
