import { useRef, type KeyboardEvent } from "react";
import { getNextTabIndex } from "../../../enhance/tabs.ts";
import type { HeroSample } from "../../../../shared/page.ts";
import { HERO } from "./home-words.ts";

interface LanguageTabsProps {
  samples: HeroSample[];
  chosen: number;
  onChoose(index: number): void;
}

export const PANEL_ID = "hero-panel";

export function getTabId(index: number): string {
  return `hero-tab-${index}`;
}

export function LanguageTabs({ samples, chosen, onChoose }: LanguageTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getNextTabIndex(event.key, { index: chosen, count: samples.length });
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    (list.current!.children[next] as HTMLElement).focus();
  };
  return (
    <div ref={list} className="languages needs-js" role="tablist" aria-label={HERO.languages}>
      {samples.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={getTabId(index)}
          aria-controls={PANEL_ID}
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
