import type { ReactNode } from "react";
import { Bars } from "../primitives/Bars.tsx";

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Accent of the section. */
  accent: "amber" | "violet" | "teal" | "coral";
  children: ReactNode;
}

/** A part of the home page: its mark and title beside, its content in the wide column. */
export function Section({ id, title, lead, accent, children }: SectionProps) {
  return (
    <section className={`section wrap in-${accent}`} aria-labelledby={id}>
      <div className="section-head">
        <Bars rows={["5f", " 5d0c", "5c0b"]} className="section-mark" />
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
