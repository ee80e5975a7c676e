import "../../../styles/pages.css";
import type { HomePage } from "../../../shared/page.ts";
import { withBase } from "../../../shared/paths.ts";
import { useSite } from "../../runtime/context.tsx";
import { Link } from "../primitives/Link.tsx";
import { Hero } from "./Hero.tsx";
import { EDITORS, FIGURES, LANGUAGES, START, SUPPORT, SURVEYS, USERS, WHAT, WHY, type Point } from "./home-words.ts";
import { Logos } from "./Logos.tsx";
import { Mark } from "./Mark.tsx";
import { Section } from "./Section.tsx";
import { Start } from "./Start.tsx";
import { Survey } from "./Survey.tsx";

export default function Home({ page }: { page: HomePage }) {
  const { baseUrl } = useSite();
  return (
    <div className="home">
      <Hero page={page} />
      <div className="wrap points">
        <Points {...WHAT} accent="teal" />
        <Points {...WHY} accent="violet" />
      </div>
      <Section id="start" title={START.title} lead={START.lead} accent="amber">
        <Start />
        <a className="more" href={withBase(baseUrl, START.more.href)}>
          {START.more.label}
        </a>
      </Section>
      <Section id="languages" title={LANGUAGES.title} lead={LANGUAGES.lead} accent="teal">
        <ul className="specs">
          {page.languages.map((language) => (
            <li key={language.name}>
              <Mark image={language.image} name={language.name} />
              <h3>{language.nameLink ? <Link href={language.nameLink}>{language.name}</Link> : language.name}</h3>
              <ul className="variants">
                {language.variants.map((variant) => (
                  <li key={variant} dangerouslySetInnerHTML={{ __html: variant }} suppressHydrationWarning />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="editors" title={EDITORS.title} lead={EDITORS.lead} accent="violet">
        <ul className="specs">
          {page.editors.map((editor) => (
            <li key={editor.name}>
              <Mark image={editor.image} name={editor.name} />
              <h3>{editor.name}</h3>
              <div className="variants" dangerouslySetInnerHTML={{ __html: editor.content }} suppressHydrationWarning />
            </li>
          ))}
        </ul>
        <Link className="more" href={EDITORS.invite.href}>
          {EDITORS.invite.label}
        </Link>
      </Section>
      <Section id="users" title={USERS.title} accent="coral">
        <Logos users={page.users} />
        <a className="more" href={withBase(baseUrl, "/users/")}>
          {USERS.more(page.userCount)}
        </a>
      </Section>
      <Section id="figures" title={FIGURES.title} lead={FIGURES.lead} accent="amber">
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
      <Section id="support" title={SUPPORT.title} lead={SUPPORT.lead} accent="coral">
        <ul className="rows">
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

function Points({ title, points, accent }: { title: string; points: Point[]; accent: string }) {
  const { baseUrl } = useSite();
  return (
    <section className={`in-${accent}`}>
      <h2>{title}</h2>
      <ul className="point-list">
        {points.map((point) => (
          <li key={point.text}>
            {point.text} {point.link && <a href={withBase(baseUrl, point.link.href)}>{point.link.label}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
