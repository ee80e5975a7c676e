import { useState } from "react";
import type { ComponentProps } from "../../../../shared/components.ts";
import { Demo } from "./Demo.tsx";

/** The hero's code without the words of the home page, for any page. */
export default function HeroComponent({ id, samples }: ComponentProps["hero"]) {
  const [chosen, setChosen] = useState(0);
  const sample = samples[chosen];
  if (!sample) return null;
  return <Demo id={id} samples={samples} sample={sample} chosen={chosen} onChoose={setChosen} onSettle={() => {}} />;
}
