/** The icons that a navbar item can have: those that `app/ui/primitives/Icon.tsx` draws. */
export const NAVBAR_ICONS = [
  "menu",
  "close",
  "chevron",
  "search",
  "sun",
  "moon",
  "system",
  "up",
  "back",
  "github",
] as const;

export type IconName = (typeof NAVBAR_ICONS)[number];
