import { memo, useEffect, useState } from "react";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { SearchHit, SearchSource } from "../../search/search-types.ts";
import { Facts } from "./Facts.tsx";
import { SmallMarkdown } from "./SmallMarkdown.tsx";

interface PreviewProps {
  hit: SearchHit;
  terms: string[];
  /** Nothing is loaded or drawn while somebody types. */
  isSettled: boolean;
  loadSource(): Promise<SearchSource>;
}

interface ShownSection {
  hit: SearchHit;
  terms: ReadonlySet<string>;
  text: string;
}

/** The section behind the active result, beside the list where there is room. The last one stays until the next is there. */
export function Preview({ hit, terms, isSettled, loadSource }: PreviewProps) {
  const [shown, setShown] = useState<ShownSection>();
  useEffect(() => {
    if (!isSettled) return;
    let isCurrent = true;
    const load = async () => {
      const text = await (await loadSource()).loadPreview?.(hit);
      if (isCurrent && text !== undefined) setShown({ hit, terms: new Set(terms), text });
    };
    // Nobody asked for it: where there is none, there is none.
    load().catch(() => {});
    return () => void (isCurrent = false);
  }, [hit, terms, isSettled, loadSource]);

  // It has its place before there is something in it, so that the list is laid out once.
  return (
    <section className="search-preview" aria-label={SEARCH_WORDS.preview}>
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
