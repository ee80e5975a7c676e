import { Bars } from "../primitives/Bars.tsx";

/** A logo drawn as one path on a 24 by 24 grid. What has none gets two bars, as long as its first two letters say. */
export function Mark({ image, name }: { image?: string | undefined; name: string }) {
  if (image) {
    return (
      <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={image} />
      </svg>
    );
  }
  return <Bars rows={[...name].slice(0, 2).map(toRow)} className="mark" />;
}

function toRow(letter: string): string {
  const width = (letter.charCodeAt(0) % 3) + 2;
  return `5${"abcdef"[width]}0${"abcdef"[5 - width]}`;
}
