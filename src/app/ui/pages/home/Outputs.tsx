import { memo, useEffect, useMemo, useRef } from "react";
import { findOutput, getOutputLines, listOutputs, type HeroRange } from "../../../../shared/hero.ts";
import type { HeroSample } from "../../../../shared/page.ts";
import { Code } from "./Code.tsx";

interface OutputsProps {
  sample: HeroSample;
  range: HeroRange;
  width: number;
  /** Whose outputs should all be there, as the reader is about to drag. */
  prepared: HeroSample | undefined;
}

/**
 * What the formatter prints at this width. Once the reader comes near, all other outputs lie in the same place unseen, and another
 * width only uncovers one of them: nothing is made or measured while the reader drags.
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
  // What is unseen is laid out only when somebody asks for its place: now, not while the reader drags.
  useEffect(() => void code.current!.firstElementChild?.getBoundingClientRect(), []);
  return (
    <code ref={code} data-output={props.output} data-unseen={props.isShown ? undefined : ""}>
      <Lines sample={props.sample} output={props.output} />
    </code>
  );
});

const Lines = memo(function Lines({ sample, output }: { sample: HeroSample; output: number }) {
  return <Code lines={getOutputLines(sample, output)} />;
});
