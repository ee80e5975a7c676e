import { memo, useEffect, useMemo, useRef } from "react";
import {
  findOutput,
  getOutputLines,
  listOutputs,
  type CodeToken,
  type HeroRange,
  type HeroSample,
} from "../../../../shared/hero.ts";

interface OutputsProps {
  sample: HeroSample;
  range: HeroRange;
  width: number;
  /** The sample whose outputs are all rendered, because the reader is about to drag. */
  prepared: HeroSample | undefined;
}

/**
 * What the formatter prints at this width. Once the pointer comes near, all other outputs are rendered in the same place, but
 * hidden. Another width then only reveals one of them, so that nothing is created or measured while the reader drags.
 */
export function Outputs({ sample, range, width, prepared }: OutputsProps) {
  const shown = findOutput(sample, width);
  const all = useMemo(() => (prepared ? listOutputs(prepared, range) : []), [prepared, range]);
  const outputs = prepared === sample ? all : [shown];
  return outputs.map((output) => (
    <Output key={`${sample.name} ${output}`} sample={sample} output={output} isShown={output === shown} />
  ));
}

const Output = memo(function Output(props: { sample: HeroSample; output: number; isShown: boolean }) {
  const code = useRef<HTMLElement>(null);
  // Browsers lay out hidden content only when its position is asked for. Asking now saves the time while the reader drags.
  useEffect(() => void code.current?.firstElementChild?.getBoundingClientRect(), []);
  return (
    <code ref={code} data-output={props.output} data-unseen={props.isShown ? undefined : ""}>
      <Lines sample={props.sample} output={props.output} />
    </code>
  );
});

const Lines = memo(function Lines({ sample, output }: { sample: HeroSample; output: number }) {
  return <Code lines={getOutputLines(sample, output)} />;
});

/** Lines of highlighted code. */
export function Code({ lines }: { lines: CodeToken[][] }) {
  return lines.map((line, index) => <Line key={index} line={line} />);
}

/** Each line is a block, so the line break is only for copied text. */
function Line({ line }: { line: CodeToken[] }) {
  const last = line.at(-1);
  const tokens = typeof last === "string" ? [...line.slice(0, -1), `${last}\n`] : [...line, "\n"];
  return (
    <span className="row">
      {tokens.map((token, index) =>
        typeof token === "string" ? (
          token
        ) : (
          <span key={index} className={token[0]}>
            {token[1]}
          </span>
        ),
      )}
    </span>
  );
}
