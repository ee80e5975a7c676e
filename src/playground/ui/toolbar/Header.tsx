/** The bar above the playground, and what takes its place where the playground is embedded in another page. */
import { memo, type MouseEvent } from "react";
import { ColorModeToggle } from "../../../app/ui/primitives/ColorModeToggle.tsx";
import { Logo } from "../../../app/ui/primitives/Logo.tsx";
import { createPlainHash } from "../../model/address.ts";
import type { PlaygroundData } from "../../model/playground-data.ts";
import type { PlaygroundState } from "../../model/state.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";
import { ShareMenu } from "./ShareMenu.tsx";

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
      {!data.colorMode.disableSwitch && <ColorModeToggle />}
    </header>
  );
});

/** Leads from another page into the whole playground, with the same code. */
export function EmbedBar({ state }: { state: PlaygroundState }) {
  // Set when the link is clicked, because the address may have changed since it was drawn.
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const query = new URLSearchParams(location.search);
    query.delete("embed");
    currentTarget.href = `${location.pathname}?${query}${createPlainHash(state) ?? ""}`;
  };
  return (
    <>
      <h1 className="hidden-text">{WORDS.title}</h1>
      <a className="embed-bar" href="./" target="_blank" onClick={follow}>
        {WORDS.openWhole}
      </a>
    </>
  );
}
