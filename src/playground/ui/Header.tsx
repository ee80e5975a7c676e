import { memo } from "react";
import { Logo } from "../../app/ui/primitives/Logo.tsx";
import type { PlaygroundData } from "../model/playground-data.ts";
import type { Session } from "../session.ts";
import { ShareMenu } from "./ShareMenu.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { WORDS } from "./words.ts";

export const Header = memo(function Header({ data, session }: { data: PlaygroundData; session: Session | undefined }) {
  return (
    <header className="bar">
      <a className="brand" href={data.home}>
        <Logo />
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
