import "../../../../styles/components/hero.css";
import { useRef, type KeyboardEvent } from "react";
import { getLines, HERO_RANGES, type HeroRange, type HeroSample } from "../../../../shared/hero.ts";
import { getNextTabIndex } from "../../../enhance/tabs.ts";
import { HERO_WORDS } from "./hero-words.ts";
import { Code } from "./Outputs.tsx";
import { Printout } from "./Printout.tsx";

interface DemoProps {
  /** For its ids: another one for each on a page. */
  id: string;
  samples: HeroSample[];
  /** The sample of the index `chosen`. */
  sample: HeroSample;
  chosen: number;
  onChoose(index: number): void;
  onSettle(name: HeroRange["name"], width: number): void;
}

/** Code as it was typed and as it is printed. The real formatter printed every output when the site was built. */
export function Demo({ id, samples, sample, chosen, onChoose, onSettle }: DemoProps) {
  return (
    <div className="demo">
      <LanguageTabs id={id} samples={samples} chosen={chosen} onChoose={onChoose} />
      <div className="panes" role="tabpanel" id={getPanelId(id)} aria-labelledby={getTabId(id, chosen)}>
        <figure className="pane typed">
          <figcaption className="meta">{HERO_WORDS.before}</figcaption>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>
              <Code lines={getLines(sample, sample.input)} />
            </code>
          </pre>
          <p className="hint meta needs-js">{HERO_WORDS.hint}</p>
        </figure>
        {HERO_RANGES.map((range) => (
          <Printout key={range.name} sample={sample} range={range} onSettle={onSettle} />
        ))}
      </div>
    </div>
  );
}

interface LanguageTabsProps {
  id: string;
  samples: HeroSample[];
  chosen: number;
  onChoose(index: number): void;
}

function getPanelId(id: string): string {
  return `${id}-panel`;
}

function getTabId(id: string, index: number): string {
  return `${id}-tab-${index}`;
}

function LanguageTabs({ id, samples, chosen, onChoose }: LanguageTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getNextTabIndex(event.key, { index: chosen, count: samples.length });
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={list} className="languages needs-js" role="tablist" aria-label={HERO_WORDS.languages}>
      {samples.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={getTabId(id, index)}
          aria-controls={getPanelId(id)}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
