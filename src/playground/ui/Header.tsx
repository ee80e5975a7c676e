import { memo } from "react";
import type { PlaygroundData } from "../model/playground-data.ts";
import type { Session } from "../session.ts";
import { ShareMenu } from "./ShareMenu.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { WORDS } from "./words.ts";

/** The site's logo: two ragged lines, then two even ones. */
const BARS: [color: number, x: number, y: number, width: number][] = [
  [4, 6, 0.5, 9],
  [1, 2, 4.5, 7],
  [2, 0.5, 8.5, 15],
  [3, 0.5, 12.5, 15],
];

export const Header = memo(function Header({ data, session }: { data: PlaygroundData; session: Session | undefined }) {
  return (
    <header className="bar">
      <a className="brand" href={data.home}>
        <svg className="logo" viewBox="0 0 16 16" width="28" height="28" aria-hidden="true">
          {BARS.map(([color, x, y, width]) => (
            <rect key={y} className={`b${color}`} x={x} y={y} width={width} height="3" rx="1.5" />
          ))}
        </svg>
        <span>{data.siteTitle}</span>
      </a>
      <h1>{WORDS.title}</h1>
      {data.docs && (
        <a className="bar-link" href={data.docs}>
          {WORDS.docs}
        </a>
      )}
      <ShareMenu session={session} />
      <ThemeToggle isDisabled={data.colorMode.disableSwitch} />
    </header>
  );
});
