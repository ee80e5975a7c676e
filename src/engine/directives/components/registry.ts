/** The components that writers can use. To add one, write it in this folder and name it here: see "a component" in `docs/CONTRIBUTING.md`. */
import type { Component } from "./component-type.ts";
import { HERO } from "./hero.ts";
import { OPTION_EXPLORER } from "./option-explorer.ts";
import { TIMELINE } from "./timeline.ts";

export const COMPONENTS: Record<string, Component> = {
  hero: HERO,
  "option-explorer": OPTION_EXPLORER,
  timeline: TIMELINE,
};
