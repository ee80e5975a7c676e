import { useState } from "react";
import { HERO_RANGES, type HeroRange } from "../../../../shared/hero.ts";
import type { HeroSample, HomePage } from "../../../../shared/page.ts";
import { resolveHref } from "../../../../shared/paths.ts";
import { createPlaygroundLink } from "../../../../shared/playground-link.ts";
import { useSite } from "../../../runtime/context.tsx";
import { Logo } from "../../primitives/Logo.tsx";
import { Demo } from "./Demo.tsx";
import { HERO } from "./home-words.ts";

type Widths = Record<HeroRange["name"], number>;

const START = Object.fromEntries(HERO_RANGES.map(({ name, start }) => [name, start])) as Widths;

/** Words, and the product at work below them. What the reader makes of it is what the playground opens with. */
export function Hero({ page }: { page: HomePage }) {
  const [chosen, setChosen] = useState(0);
  const [widths, setWidths] = useState(START);
  const keepWidth = (name: HeroRange["name"], width: number) =>
    setWidths((current) => (current[name] === width ? current : { ...current, [name]: width }));
  return (
    <div className="hero in-amber">
      <Words page={page} sample={page.hero[chosen]} widths={widths} />
      {page.hero.length > 0 && (
        <div className="wrap">
          <Demo samples={page.hero} chosen={chosen} onChoose={setChosen} onSettle={keepWidth} />
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
  const { latestRelease, formatter } = page;
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
      <h1>{HERO.title}</h1>
      <div>
        <p className="lead">{HERO.lead}</p>
        <p className="hero-actions">
          {HERO_RANGES.map(({ name }) => (
            <a key={name} className={`button solid for-${name}`} href={linkTo(widths[name])} data-plain>
              {HERO.playground}
            </a>
          ))}
          <a className="button" href={resolveHref("/docs/install", site)}>
            {HERO.install}
          </a>
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
