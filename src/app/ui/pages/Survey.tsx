/** Surveys in which developers said that they use Prettier. The home page and the users page show them. */
import { Link } from "../primitives/Link.tsx";

const SURVEY = {
  text: "of those asked use it regularly",
  source: (year: number) => `State of JS ${year}`,
};

export const SURVEYS = [
  {
    percent: 83,
    detail: "10,282 of 12,360 developers",
    year: 2021,
    href: "https://2021.stateofjs.com/en-US/other-tools/#utilities",
  },
  {
    percent: 70,
    detail: "14,880 of 20,974 developers",
    year: 2020,
    href: "https://2020.stateofjs.com/en-US/other-tools/#utilities",
  },
];

/** Draws the percentage to scale, with the attribute `width` because the content security policy allows no style attributes. */
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
