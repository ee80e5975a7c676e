import type { ReactNode } from "react";
import { Bars } from "../primitives/Bars.tsx";

interface BannerProps {
  title: string;
  lead?: string;
  /** A drawing for the page, in the notation of `Bars`. */
  rows: string[];
  children?: ReactNode;
}

/** The head of pages that are neither docs nor posts. It is dark in both modes, like the hero of the home page. */
export function Banner(props: BannerProps) {
  return (
    <div className="banner">
      <BannerParts {...props} />
    </div>
  );
}

/** What is in the element of a banner. */
export function BannerParts({ title, lead, rows, children }: BannerProps) {
  return (
    <div className="wrap">
      <div>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <Bars rows={rows} />
    </div>
  );
}
