import type { NavLink } from "../../../shared/page.ts";

interface PageTurnProps {
  label: string;
  back?: NavLink | undefined;
  forward?: NavLink | undefined;
  backLabel: string;
  forwardLabel: string;
}

/** The way to the page before and the page after, for docs, posts and lists alike. */
export function PageTurn({ label, back, forward, backLabel, forwardLabel }: PageTurnProps) {
  if (!back && !forward) return null;
  return (
    <nav className="page-turn" aria-label={label}>
      {back && <TurnLink rel="prev" link={back} label={backLabel} />}
      {forward && <TurnLink rel="next" link={forward} label={forwardLabel} />}
    </nav>
  );
}

/** A list page has no title worth repeating: there the label alone is the link. */
function TurnLink({ rel, link, label }: { rel: "prev" | "next"; link: NavLink; label: string }) {
  return (
    <a rel={rel} href={link.href}>
      {link.label !== label && <span className="meta">{label}</span>}
      <span className="page-turn-title">{link.label}</span>
    </a>
  );
}
