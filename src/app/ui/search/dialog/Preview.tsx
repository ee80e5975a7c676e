import { memo, useEffect, useState } from "react";
import { SEARCH_WORDS } from "../../../../shared/search/words.ts";
import type { SearchHit, SearchSource } from "../../../search/search-types.ts";
import { Facts, SmallMarkdown } from "../RecordText.tsx";

export interface PreviewProps {
  hit: SearchHit;
  terms: string[];
  /** Nothing is loaded or drawn anew while the reader types. */
  isSettled: boolean;
  loadSource(): Promise<SearchSource>;
}

interface ShownSection {
  hit: SearchHit;
  terms: ReadonlySet<string>;
  text: string;
}

/** The section behind the active result, beside the list where there is room. It stays until the next one has arrived. */
export default function Preview({ hit, terms, isSettled, loadSource }: PreviewProps) {
  const [shown, setShown] = useState<ShownSection>();
  useEffect(() => {
    if (!isSettled) return;
    let isCurrent = true;
    const load = async () => {
      const text = await (await loadSource()).loadPreview?.(hit);
      if (isCurrent && text !== undefined) setShown({ hit, terms: new Set(terms), text });
    };
    // The preview is an extra: if it does not load, the reader still has the list.
    load().catch(() => {});
    return () => void (isCurrent = false);
  }, [hit, terms, isSettled, loadSource]);

  // The empty section keeps the room, so that the list is laid out only once. Its text scrolls, also by keyboard.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="search-preview" aria-label={SEARCH_WORDS.preview} tabIndex={0}>
      {shown && <Section shown={shown} />}
    </section>
  );
}

const Section = memo(function Section({ shown: { hit, terms, text } }: { shown: ShownSection }) {
  return (
    <>
      <p className="search-path">{[hit.pageTitle, ...hit.path].join(" › ")}</p>
      <h2>{hit.title.join("")}</h2>
      <Facts facts={hit.facts} />
      <SmallMarkdown text={text} terms={terms} />
    </>
  );
});
