import type { HomePage } from "../../../shared/page.ts";
import { withBase } from "../../../shared/paths.ts";
import { useSite } from "../../runtime/context.tsx";
import { Bars } from "../primitives/Bars.tsx";
import { Html } from "../primitives/Html.tsx";
import { Time } from "../primitives/Time.tsx";
import { measureCode } from "./code-stats.ts";
import { HERO } from "./home-words.ts";

/** A function with a call and a nested object, seen from afar. */
const CODE_FROM_AFAR = [
  "2f1k0b4h3m",
  "0b",
  "2f4j0c1h0b3f",
  "  2e1i0b3k",
  "  1l0b",
  "    4g0b3i",
  "    4k0b2f1d",
  "    3f0b4m",
  "  0c",
  "  2g3j0b1g4e",
  "0c",
];

/** Words, then the same code twice, made by the real formatter while the site was built. Both panes end at the 80-column rule. */
export function Hero({ page }: { page: HomePage }) {
  const { baseUrl } = useSite();
  const { latestRelease } = page;
  return (
    <div className="hero in-amber">
      <div className="wrap hero-words">
        <div>
          <h1>{HERO.title}</h1>
          <p className="lead">{HERO.lead}</p>
          <p className="hero-actions">
            <a className="button solid" href={withBase(baseUrl, "/docs/install")}>
              {HERO.start}
            </a>
            <a className="button" href={withBase(baseUrl, "/playground/")}>
              {HERO.playground}
            </a>
          </p>
          {latestRelease && (
            <p className="hero-release meta">
              {HERO.latest}: <a href={latestRelease.href}>{latestRelease.title}</a> <Time date={latestRelease.date} />
            </p>
          )}
        </div>
        <Bars rows={CODE_FROM_AFAR} className="hero-bars" />
      </div>
      <div className="wrap hero-code">
        <Pane slot="before" label={HERO.before} html={page.html["before"]} />
        <Pane slot="after" label={HERO.after} html={page.html["after"]} />
      </div>
    </div>
  );
}

/** With a status line, as in an editor. */
function Pane({ slot, label, html = "" }: { slot: string; label: string; html: string | undefined }) {
  return (
    <figure className="hero-pane" data-pane={slot}>
      <figcaption className="meta">{label}</figcaption>
      <Html slot={slot} html={html} />
      <p className="meta">{HERO.stats(measureCode(html))}</p>
    </figure>
  );
}
