import { memo, useEffect, useState } from "react";
import { SEARCH_WORDS } from "../../../shared/search-words.ts";
import type { SearchHit, SearchSource } from "../../search/search-types.ts";
import { Facts } from "./Facts.tsx";
import { SmallMarkdown } from "./SmallMarkdown.tsx";

interface PreviewProps {
  hit: SearchHit;
  terms: string[];
  loadSource(): Promise<SearchSource>;
}

/** The section behind the active result, beside the list where there is room. The last one stays until the next is there. */
export const Preview = memo(function Preview({ hit, terms, loadSource }: PreviewProps) {
  const [shown, setShown] = useState<{ hit: SearchHit; text: string }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const text = await (await loadSource()).loadPreview?.(hit);
      if (isCurrent && text !== undefined) setShown({ hit, text });
    };
    // Nobody asked for it: where there is none, there is none.
    load().catch(() => {});
    return () => void (isCurrent = false);
  }, [hit, loadSource]);

  if (!shown) return null;
  return (
    <section className="search-preview" aria-label={SEARCH_WORDS.preview}>
      <p className="search-path">{[shown.hit.pageTitle, ...shown.hit.path].join(" › ")}</p>
      <h2>{shown.hit.title.join("")}</h2>
      <Facts facts={shown.hit.facts} />
      <SmallMarkdown text={shown.text} terms={new Set(terms)} />
    </section>
  );
});
