import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { findLines, findOutput, type HeroRange, type HeroSample } from "../../../../shared/hero.ts";
import { HERO_WORDS } from "./hero-words.ts";
import { Outputs } from "./Outputs.tsx";
import { useDrag } from "./use-drag.ts";

interface PrintoutProps {
  sample: HeroSample;
  range: HeroRange;
  /** Called once the width stops changing, so that only this component renders while the reader drags. */
  onSettle(name: HeroRange["name"], width: number): void;
}

/** The width of the range input's thumb, half of which extends beyond the columns on both sides. It is the same as in `home/printout.css`. */
const THUMB_PX = 20;
const SETTLE_TIME = 100;

/**
 * What the formatter prints at a width that the reader chooses, by dragging the rule or with the range input, whose thumb is
 * exactly below the rule. The `!`s are safe: all refs are elements that are always rendered, and they are used in effects and
 * handlers only.
 */
export function Printout({ sample, range, onSettle }: PrintoutProps) {
  const { from, to, start, name } = range;
  // The last width that was rendered. While the reader drags, the input has the current one.
  const [width, setWidth] = useState(start);
  const [isNear, setNear] = useState(false);
  const prepared = useDeferredValue(isNear ? sample : undefined);
  // The `!`s below are safe, because effects and events come after React has set these refs.
  const outputs = useRef<HTMLPreElement>(null);
  const rule = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const prepare = () => setNear(true);
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

  // The input decides: the reader may have moved it while the app was loading, or since the last render.
  useLayoutEffect(() => {
    if (!show(readWidth())) setWidth(readWidth());
    // oxlint-disable-next-line react/exhaustive-deps -- it must run whenever outputs were rendered
  }, [sample, width, prepared]);
  useEffect(() => {
    settle(readWidth());
    // oxlint-disable-next-line react/exhaustive-deps -- it is about the first value only
  }, []);

  const drag = useDrag({
    readValue: readWidth,
    measureStep: () => (input.current!.offsetWidth - THUMB_PX) / (to - from),
    onDrag(value) {
      const fitting = Math.min(to, Math.max(from, value));
      if (fitting !== readWidth()) choose(fitting);
    },
    // So that the reader can go on with the keyboard.
    onEnd: () => input.current!.focus({ preventScroll: true }),
  });

  return (
    <figure className={`pane printout for-${name}`}>
      <figcaption className="meta">{HERO_WORDS.after}</figcaption>
      <div className="sheet">
        <pre ref={outputs}>
          <Outputs sample={sample} range={range} width={width} prepared={prepared} />
        </pre>
        <div ref={rule} className="rule" aria-hidden="true">
          <div className="rule-handle needs-js" {...drag} onPointerOver={prepare}>
            <i />
          </div>
        </div>
      </div>
      <div className="ruler">
        <p ref={status} className="meta">
          {HERO_WORDS.status(width, findLines(sample, width).length)}
        </p>
        <input
          ref={input}
          className="needs-js"
          type="range"
          min={from}
          max={to}
          defaultValue={start}
          autoComplete="off"
          aria-label={HERO_WORDS.width}
          aria-valuetext={HERO_WORDS.columns(width)}
          onPointerOver={prepare}
          onFocus={prepare}
          onChange={() => choose(readWidth())}
        />
      </div>
    </figure>
  );
}

/** The elements of `Printout` that depend on the width. */
interface WidthParts {
  outputs: HTMLElement;
  rule: HTMLElement;
  status: HTMLElement;
  input: HTMLInputElement;
}

/**
 * Writes another width straight into the document, because rendering takes too long for each frame of a drag. Returns false if
 * the output of that width is not rendered yet.
 */
function showWidth({ outputs, rule, status, input }: WidthParts, sample: HeroSample, width: number): boolean {
  rule.style.setProperty("translate", `${width}ch`);
  status.textContent = HERO_WORDS.status(width, findLines(sample, width).length);
  input.value = String(width);
  input.ariaValueText = HERO_WORDS.columns(width);
  const name = String(findOutput(sample, width));
  const all = [...(outputs.children as HTMLCollectionOf<HTMLElement>)];
  if (!all.some((output) => output.dataset["output"] === name)) return false;
  for (const output of all) output.toggleAttribute("data-unseen", output.dataset["output"] !== name);
  return true;
}

/** Calls `action` with the last value, once `delay` milliseconds have passed without another one. */
function useDebounced<T>(action: (value: T) => void, delay: number): (value: T) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => action(value), delay);
  };
}
