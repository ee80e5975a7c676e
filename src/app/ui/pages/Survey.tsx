/** A survey in which developers said what they use. The home page and the users page show them. */
import type { SurveyFigure } from "../../../shared/labels/page-words.ts";
import { Link } from "../primitives/Link.tsx";

/** Draws the percentage to scale, with the attribute `width` because the content security policy allows no style attributes. */
export function Survey({ survey, isDetailed = false }: { survey: SurveyFigure; isDetailed?: boolean }) {
  const { percent, text, detail, source, href } = survey;
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
        {text}
        {isDetailed && `: ${detail}`}
      </p>
      <p className="meta">
        <Link href={href}>{source}</Link>
      </p>
    </div>
  );
}
