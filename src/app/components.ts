/**
 * The components of Markdown that the app draws, by name: rendered while the site is built, and loaded only on pages that use them.
 * `engine/directives/components/` has what writers say about them.
 */
import type { ComponentType } from "react";
import type { ComponentName, ComponentProps } from "../shared/components.ts";

type Components = {
  [Name in ComponentName]: {
    load(): Promise<{ default: ComponentType<ComponentProps[Name]> }>;
    /** Whether it reacts to readers. What does not is left as it was rendered. */
    isInteractive: boolean;
  };
};

export const COMPONENTS: Components = {
  hero: { load: () => import("./ui/components/hero/HeroComponent.tsx"), isInteractive: true },
  timeline: { load: () => import("./ui/components/Timeline.tsx"), isInteractive: false },
};

/** For names that come from a document. */
export function findComponent(name: string | undefined) {
  const component = Object.hasOwn(COMPONENTS, name ?? "") ? COMPONENTS[name as ComponentName] : undefined;
  return component as { load(): Promise<{ default: ComponentType }>; isInteractive: boolean } | undefined;
}
