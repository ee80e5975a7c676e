import type { MouseEvent } from "react";
import type { PlaygroundState } from "../model/state.ts";
import { createPlainHash } from "../model/address.ts";
import { WORDS } from "./words.ts";

/** The way from another page into the whole playground, with what is here. */
export function EmbedBar({ state }: { state: PlaygroundState }) {
  // Where the code is now, not where it was when this was drawn.
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
