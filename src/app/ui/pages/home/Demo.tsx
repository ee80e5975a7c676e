import { HERO_RANGES, type HeroRange } from "../../../../shared/hero.ts";
import type { HeroSample } from "../../../../shared/page.ts";
import { Code } from "./Code.tsx";
import { HERO } from "./home-words.ts";
import { getTabId, LanguageTabs, PANEL_ID } from "./LanguageTabs.tsx";
import { Printout } from "./Printout.tsx";

interface DemoProps {
  samples: HeroSample[];
  chosen: number;
  onChoose(index: number): void;
  onSettle(name: HeroRange["name"], width: number): void;
}

/** Code as it was typed and as it is printed. Every output was made by the real formatter while the site was built. */
export function Demo({ samples, chosen, onChoose, onSettle }: DemoProps) {
  const sample = samples[chosen]!;
  return (
    <div className="demo">
      <LanguageTabs samples={samples} chosen={chosen} onChoose={onChoose} />
      <div className="panes" role="tabpanel" id={PANEL_ID} aria-labelledby={getTabId(chosen)}>
        <figure className="pane typed">
          <figcaption className="meta">{HERO.before}</figcaption>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>
              <Code lines={sample.input.map((index) => sample.lines[index]!)} />
            </code>
          </pre>
          <p className="hint meta needs-js">{HERO.hint}</p>
        </figure>
        {HERO_RANGES.map((range) => (
          <Printout key={range.name} sample={sample} range={range} onSettle={onSettle} />
        ))}
      </div>
    </div>
  );
}
