import type { ReactNode } from "react";
import { Bars } from "../primitives/Bars.tsx";

interface BannerProps {
  title: string;
  lead?: string;
  /** What the page is about, as bars. */
  rows: string[];
  children?: ReactNode;
}

/** The head of a page that is neither doc nor post: dark in both modes, like the hero of the home page. */
export function Banner({ title, lead, rows, children }: BannerProps) {
  return (
    <div className="banner">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        <Bars rows={rows} />
      </div>
    </div>
  );
}
