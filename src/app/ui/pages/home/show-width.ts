/** Another width, written straight into the page: while a reader drags, each frame has time for little more. */
import { findLines, findOutput } from "../../../../shared/hero.ts";
import type { HeroSample } from "../../../../shared/page.ts";
import { HERO } from "./home-words.ts";

/** The parts of `Printout` that depend on the width. */
export interface WidthParts {
  outputs: HTMLElement;
  rule: HTMLElement;
  status: HTMLElement;
  input: HTMLInputElement;
}

/** Returns whether all of it could be shown: what the formatter prints may not be there yet. */
export function showWidth({ outputs, rule, status, input }: WidthParts, sample: HeroSample, width: number): boolean {
  rule.style.setProperty("translate", `${width}ch`);
  status.textContent = HERO.status(width, findLines(sample, width).length);
  input.value = String(width);
  input.ariaValueText = HERO.columns(width);
  const name = String(findOutput(sample, width));
  const all = [...(outputs.children as HTMLCollectionOf<HTMLElement>)];
  if (!all.some((output) => output.dataset["output"] === name)) return false;
  for (const output of all) output.toggleAttribute("data-unseen", output.dataset["output"] !== name);
  return true;
}
