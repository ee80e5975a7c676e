import { LABELS } from "../../../shared/labels/labels.ts";

/** A heading with the link to itself that headings of texts have, too (`engine/markdown/headings.ts`). */
export function LinkedHeading({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id} className="heading">
      {title}
      <a href={`#${id}`} className="hash-link" aria-label={LABELS.directLinkTo(title)} />
    </h2>
  );
}
