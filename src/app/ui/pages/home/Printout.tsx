import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { findLines, type HeroRange } from "../../../../shared/hero.ts";
import type { HeroSample } from "../../../../shared/page.ts";
import { HERO } from "./home-words.ts";
import { Outputs } from "./Outputs.tsx";
import { showWidth } from "./show-width.ts";
import { useDebounced } from "./use-debounced.ts";
import { useDrag } from "./use-drag.ts";

interface PrintoutProps {
  sample: HeroSample;
  range: HeroRange;
  /** Told when the width has stood still: while the reader drags, nothing but this part is drawn again. */
  onSettle(name: HeroRange["name"], width: number): void;
}

/** Pixels of the range input's thumb, which reaches beyond the columns by half of it on both sides (`home-printout.css` says the same). */
const THUMB = 20;
const SETTLE_TIME = 100;

/**
 * What the formatter prints at a width that the reader chooses: by dragging the rule, or with the range input below it, whose
 * thumb stands exactly under the rule.
 */
export function Printout({ sample, range, onSettle }: PrintoutProps) {
  const { from, to, start, name } = range;
  /** Where it last stood still. */
  const [width, setWidth] = useState(start);
  const [isNear, setNear] = useState(false);
  const prepared = useDeferredValue(isNear ? sample : undefined);
  const outputs = useRef<HTMLPreElement>(null);
  const rule = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const comeNear = () => setNear(true);
  const readWidth = () => Number(input.current!.value);
  const show = (value: number) =>
    showWidth(
      { outputs: outputs.current!, rule: rule.current!, status: status.current!, input: input.current! },
      sample,
      value,
    );
  const settle = useDebounced((value: number) => {
    setWidth(value);
    onSettle(name, value);
  }, SETTLE_TIME);
  const choose = (value: number) => {
    if (!show(value)) flushSync(() => setWidth(value));
    settle(value);
  };

  /** What is drawn is the width of before: of the thumb, which may have been moved before the app was there, it knows nothing yet. */
  useLayoutEffect(() => {
    if (!show(readWidth())) setWidth(readWidth());
    // oxlint-disable-next-line react/exhaustive-deps -- whenever outputs are drawn
  }, [sample, width, prepared]);
  useEffect(() => {
    settle(readWidth());
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there at first
  }, []);

  const drag = useDrag({
    readValue: readWidth,
    measureStep: () => (input.current!.offsetWidth - THUMB) / (to - from),
    onDrag(value) {
      const fitting = Math.min(to, Math.max(from, value));
      if (fitting !== readWidth()) choose(fitting);
    },
    // From here the keyboard can go on.
    onEnd: () => input.current!.focus({ preventScroll: true }),
  });

  return (
    <figure className={`pane printout for-${name}`}>
      <figcaption className="meta">{HERO.after}</figcaption>
      <div className="sheet">
        <pre ref={outputs}>
          <Outputs sample={sample} range={range} width={width} prepared={prepared} />
        </pre>
        <div ref={rule} className="rule" aria-hidden="true">
          <div className="rule-handle needs-js" {...drag} onPointerOver={comeNear}>
            <i />
          </div>
        </div>
      </div>
      <div className="ruler">
        <p ref={status} className="meta">
          {HERO.status(width, findLines(sample, width).length)}
        </p>
        <input
          ref={input}
          className="needs-js"
          type="range"
          min={from}
          max={to}
          defaultValue={start}
          autoComplete="off"
          aria-label={HERO.width}
          aria-valuetext={HERO.columns(width)}
          onPointerOver={comeNear}
          onFocus={comeNear}
          onChange={() => choose(readWidth())}
        />
      </div>
    </figure>
  );
}
