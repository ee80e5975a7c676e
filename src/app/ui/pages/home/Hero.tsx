import { useState } from "react";
import { HERO_RANGES, type HeroRange, type HeroSample } from "../../../../shared/hero.ts";
import type { HomePage } from "../../../../shared/page.ts";
import { resolveHref } from "../../../../shared/paths.ts";
import { createPlaygroundLink } from "../../../../shared/playground-link.ts";
import { useSite } from "../../../runtime/context.tsx";
import { Logo } from "../../primitives/Logo.tsx";
import { Demo } from "../../components/hero/Demo.tsx";
import { HERO } from "./home-words.ts";

type Widths = Record<HeroRange["name"], number>;

const START = Object.fromEntries(HERO_RANGES.map(({ name, start }) => [name, start])) as Widths;

/** The claim, and the formatter at work below it. The playground opens with the sample and the width that the reader has chosen. */
export function Hero({ page }: { page: HomePage }) {
  const [chosen, setChosen] = useState(0);
  const [widths, setWidths] = useState(START);
  const sample = page.hero[chosen];
  const keepWidth = (name: HeroRange["name"], width: number) =>
    setWidths((current) => (current[name] === width ? current : { ...current, [name]: width }));
  return (
    <div className="hero in-amber">
      <Words page={page} sample={sample} widths={widths} />
      {sample && (
        <div className="wrap">
          <Demo
            id="hero"
            samples={page.hero}
            sample={sample}
            chosen={chosen}
            onChoose={setChosen}
            onSettle={keepWidth}
          />
        </div>
      )}
    </div>
  );
}

interface WordsProps {
  page: HomePage;
  sample: HeroSample | undefined;
  widths: Widths;
}

function Words({ page, sample, widths }: WordsProps) {
  const site = useSite();
  const { latestRelease, formatter, words } = page;
  const { title, lead, install } = words.hero ?? { title: page.title, lead: page.description };
  const linkTo = (printWidth: number) =>
    sample
      ? createPlaygroundLink({
          base: site.baseUrl,
          formatter,
          content: sample.code,
          options: { ...sample.options, printWidth },
        })
      : resolveHref("/playground/", site);
  return (
    <div className="wrap hero-words">
      <Logo className="hero-logo" size={150} />
      <h1>{title}</h1>
      <div>
        <p className="lead">{lead}</p>
        <p className="hero-actions">
          {HERO_RANGES.map(({ name }) => (
            <a key={name} className={`button solid for-${name}`} href={linkTo(widths[name])} data-plain>
              {HERO.playground}
            </a>
          ))}
          {install && (
            <a className="button" href={install.href}>
              {install.label}
            </a>
          )}
        </p>
        {latestRelease && (
          <p className="hero-release meta">
            {HERO.latest} <a href={latestRelease.href}>{latestRelease.title}</a>
          </p>
        )}
      </div>
    </div>
  );
}
