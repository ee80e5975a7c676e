import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { findLines, type HeroRange } from "../../../../shared/hero.ts";
import type { HeroSample } from "../../../../shared/page.ts";
import { HERO } from "./home-words.ts";
import { Outputs } from "./Outputs.tsx";
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
  const [width, setWidth] = useState(start);
  const [isNear, setNear] = useState(false);
  const rule = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const comeNear = () => setNear(true);
  const settle = useDebounced((value: number) => onSettle(name, value), SETTLE_TIME);
  const choose = (value: number) => {
    const fitting = Math.min(to, Math.max(from, value));
    setWidth(fitting);
    settle(fitting);
  };

  /** Styles know where the rule is at first, so that no element needs a style attribute. */
  useLayoutEffect(() => rule.current!.style.setProperty("translate", `${width}ch`), [width]);

  /** The thumb can be moved before the app is there to answer. */
  useEffect(() => {
    choose(Number(input.current!.value));
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there at first
  }, []);

  const drag = useDrag({
    value: width,
    measureStep: () => (input.current!.offsetWidth - THUMB) / (to - from),
    // At once: the next frame shows it.
    onDrag: (value) => flushSync(() => choose(value)),
    // From here the keyboard can go on.
    onEnd: () => input.current!.focus({ preventScroll: true }),
  });

  return (
    <figure className={`pane printout for-${name}`}>
      <figcaption className="meta">{HERO.after}</figcaption>
      <div className="sheet">
        <pre>
          <Outputs sample={sample} range={range} width={width} isNear={isNear} />
        </pre>
        <div ref={rule} className="rule" aria-hidden="true">
          <div className="rule-handle needs-js" {...drag} onPointerOver={comeNear}>
            <i />
          </div>
        </div>
      </div>
      <div className="ruler">
        <p className="meta">{HERO.status(width, findLines(sample, width).length)}</p>
        <input
          ref={input}
          className="needs-js"
          type="range"
          min={from}
          max={to}
          value={width}
          autoComplete="off"
          aria-label={HERO.width}
          aria-valuetext={HERO.columns(width)}
          onPointerOver={comeNear}
          onFocus={comeNear}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
    </figure>
  );
}
