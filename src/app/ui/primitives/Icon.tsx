import type { IconName } from "../../../shared/navbar-icons.ts";

/** Icons on a 24 by 24 grid, one path each. They are our own drawings, except for the logo of GitHub. */
const STROKED = {
  menu: "M4 7h16M4 12h10M4 17h13",
  close: "m6 6 12 12M18 6 6 18",
  chevron: "m8 10 4 4 4-4",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6",
  moon: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z",
  system: "M4 5h16v11H4zM9 20h6m-3-4v4",
  up: "m6 12 6-6 6 6M12 6v13",
  back: "m11 6-6 6 6 6m-6-6h14",
};
const FILLED = {
  github:
    "M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.7c-2.8.6-3.4-1.3-3.4-1.3-.4-1.2-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.6 2.4 1.1 2.9.9.1-.7.4-1.1.6-1.4-2.2-.2-4.5-1.1-4.5-4.9 0-1.1.4-2 1-2.7-.1-.3-.4-1.3.1-2.7 0 0 .8-.3 2.7 1a9.5 9.5 0 0 1 5 0c2-1.3 2.7-1 2.7-1 .6 1.4.2 2.4.1 2.7.6.7 1 1.6 1 2.7 0 3.8-2.3 4.7-4.5 4.9.4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2Z",
};

/** The compiler asks for a drawing of every name that the configuration may use. */
const DRAWINGS: Record<IconName, string> = { ...STROKED, ...FILLED };

/** An icon is hidden from screen readers, because it is always beside or inside something that has a name. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  const names = ["icon", name in FILLED && "filled", className].filter(Boolean);
  return (
    <svg className={names.join(" ")} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
