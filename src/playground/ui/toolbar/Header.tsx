/** The bar above the playground, and what takes its place where the playground is embedded in another page. */
import { memo, type MouseEvent } from "react";
import { useColorMode } from "../../../app/runtime/color-mode.tsx";
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import { Logo } from "../../../app/ui/primitives/Logo.tsx";
import { LABELS } from "../../../shared/labels.ts";
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
      <ThemeToggle isDisabled={data.colorMode.disableSwitch} />
    </header>
  );
});

/** All three icons are drawn and the style sheet shows the chosen one, as on every page of the site. */
function ThemeToggle({ isDisabled }: { isDisabled: boolean }) {
  const { choice, cycle } = useColorMode();
  if (isDisabled) return null;
  const label = LABELS.colorMode(LABELS.colorModes[choice]);
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={cycle}>
      <Icon name="sun" className="for-light" />
      <Icon name="moon" className="for-dark" />
      <Icon name="system" className="for-system" />
    </button>
  );
}

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
