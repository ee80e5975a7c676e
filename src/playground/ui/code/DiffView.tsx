/** Two texts that are compared: beside each other, as a patch, or one of them. */
import { useMemo } from "react";
import { changeLayout, useLayout, type DiffView as View } from "../../layout.ts";
import { createPatch } from "../../model/unified-diff.ts";
import type { Comparison } from "../../worker/diff.ts";
import { CopyButton } from "../CopyButton.tsx";
import { useMedia } from "../use-media.ts";
import { WORDS } from "../words.ts";
import { CodeView } from "./CodeView.tsx";
import { TwoTexts } from "./TwoTexts.tsx";

interface DiffViewProps {
  comparison: Comparison;
  labels: { left: string; right: string };
  parser: string;
  rulers: [left: number | undefined, right: number | undefined];
}

/** Where two texts have no room beside each other. */
const NARROW = "(width <= 640px)";
const NARROW_VIEWS: View[] = ["unified", "left", "right"];
const WIDE_VIEWS: View[] = ["split", "unified"];

/** A view that does not fit the screen is replaced by the one nearest to it, and comes back with the room for it. */
function useDiffView(): { view: View; views: View[] } {
  const { diff } = useLayout();
  const views = useMedia(NARROW) ? NARROW_VIEWS : WIDE_VIEWS;
  const [first = diff] = views;
  return { view: views.includes(diff) ? diff : first, views };
}

export function DiffView({ comparison, labels, parser, rulers }: DiffViewProps) {
  const { view } = useDiffView();
  const { hunks } = comparison;
  const marks = useMemo(
    () => ({ left: { hunks, side: "left" as const }, right: { hunks, side: "right" as const } }),
    [hunks],
  );
  if (view === "split") return <TwoTexts comparison={comparison} labels={labels} parser={parser} rulers={rulers} />;
  if (view === "unified")
    return <CodeView label={WORDS.patch} text={createPatch(comparison, labels)} parser={undefined} isPatch />;
  return (
    <CodeView
      key={view}
      label={labels[view]}
      text={comparison[view]}
      parser={parser}
      differences={marks[view]}
      ruler={rulers[view === "left" ? 0 : 1]}
    />
  );
}

/** Chooses how the difference is shown, and copies it. */
export function DiffTools({ comparison, labels }: Pick<DiffViewProps, "comparison" | "labels">) {
  const { view, views } = useDiffView();
  return (
    <>
      <fieldset className="diff-switch">
        <legend className="hidden-text">{WORDS.diffView}</legend>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            className="quiet-tool"
            aria-pressed={view === each}
            onClick={() => changeLayout({ diff: each })}
          >
            {WORDS.diffViews[each]}
          </button>
        ))}
      </fieldset>
      <CopyButton className="quiet-tool" label={WORDS.copyPatch} getText={() => createPatch(comparison, labels)} />
    </>
  );
}
