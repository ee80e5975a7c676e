import { resolveHref } from "../../../../shared/paths.ts";
import { useSite } from "../../../runtime/context.tsx";
import { Drawing, type DrawingName } from "./Drawing.tsx";
import { WHAT, WHY } from "./home-words.ts";

const ACCENTS = ["coral", "amber", "violet", "teal"];

/** One accent a point, in the order of the logo. */
export function What() {
  const site = useSite();
  return (
    <ul className="what">
      {WHAT.points.map(({ title, text, link }, index) => (
        <li key={title} className={`in-${ACCENTS[index]}`}>
          <h3>{title}</h3>
          <p>
            {text} {link && <a href={resolveHref(link.href, site)}>{link.label}</a>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const REASONS: DrawingName[] = ["save", "review", "attention"];

export function Why() {
  return (
    <ul className="why">
      {REASONS.map((name) => (
        <li key={name}>
          <Drawing name={name} />
          <h3>{WHY[name].title}</h3>
          <p>{WHY[name].text}</p>
        </li>
      ))}
    </ul>
  );
}
