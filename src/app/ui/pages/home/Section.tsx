import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Accent of the section. */
  accent: "amber" | "violet" | "teal" | "coral";
  /** On a ground of its own. */
  ground?: "well" | "ink";
  children: ReactNode;
}

/** A part of the home page: title above, content below. */
export function Section({ id, title, lead, accent, ground, children }: SectionProps) {
  return (
    <section className={`section in-${accent} ${ground ? `on-${ground}` : ""}`} aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
