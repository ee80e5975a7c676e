import type { NavLink } from "../../../shared/page.ts";

interface PageTurnProps {
  label: string;
  back?: NavLink | undefined;
  forward?: NavLink | undefined;
  backLabel: string;
  forwardLabel: string;
}

/** Links to the previous and the next page, for docs, posts and lists. */
export function PageTurn({ label, back, forward, backLabel, forwardLabel }: PageTurnProps) {
  if (!back && !forward) return null;
  return (
    <nav className="page-turn" aria-label={label}>
      {back && <TurnLink rel="prev" link={back} label={backLabel} />}
      {forward && <TurnLink rel="next" link={forward} label={forwardLabel} />}
    </nav>
  );
}

/** For a list page the label is the whole link, because such a page has no title of its own. */
function TurnLink({ rel, link, label }: { rel: "prev" | "next"; link: NavLink; label: string }) {
  return (
    <a rel={rel} href={link.href}>
      {link.label !== label && <span className="meta">{label}</span>}
      <span className="page-turn-title">{link.label}</span>
    </a>
  );
}
