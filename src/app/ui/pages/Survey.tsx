import { Link } from "../primitives/Link.tsx";
import { SURVEY, type SURVEYS } from "./survey-words.ts";

/** A share of those asked, drawn to scale: the attribute `width` needs no style attribute. */
export function Survey({ survey, isDetailed = false }: { survey: (typeof SURVEYS)[number]; isDetailed?: boolean }) {
  const { percent, detail, year, href } = survey;
  return (
    <div className="figure">
      <p className="figure-value">
        {">"}
        {percent}
        <small>%</small>
      </p>
      <svg className="figure-bar" width="100%" height="10" aria-hidden="true">
        <rect className="b0" width="100%" height="10" rx="5" />
        <rect className="b5" width={`${percent}%`} height="10" rx="5" />
      </svg>
      <p>
        {SURVEY.text}
        {isDetailed && `: ${detail}`}
      </p>
      <p className="meta">
        <Link href={href}>{SURVEY.source(year)}</Link>
      </p>
    </div>
  );
}
