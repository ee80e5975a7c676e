import type { ShowcaseUser } from "../../../shared/page.ts";
import { Bars } from "../primitives/Bars.tsx";
import { Link } from "../primitives/Link.tsx";

/** Each user is a logo with its name, or the name alone as a wordmark. Logos are grey until the reader points at them (`pages.css`). */
export function Logos({ users }: { users: ShowcaseUser[] }) {
  return (
    <ul className="logos">
      {users.map((user) => (
        <li key={user.caption}>
          <Link href={user.infoLink}>
            {user.image && <Picture {...user} image={user.image} />}
            <span>{user.caption}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Grey until the reader points at it (`pages.css`): by a picture of its own, or by recoloring. */
function Picture({ image, greyImage, color }: ShowcaseUser & { image: string }) {
  return (
    <>
      {greyImage && <Drawing image={greyImage} className="mark when-grey" />}
      <Drawing image={image} color={color} className={greyImage ? "mark when-colored" : "mark"} />
    </>
  );
}

interface DrawingProps {
  image: string;
  className?: string;
  color?: string | undefined;
}

/** The color is an attribute, so that the grey of the styles overrides it. */
function Drawing({ image, className = "mark", color }: DrawingProps) {
  if (isFile(image)) {
    return <img className={className} src={image} alt="" width="24" height="24" loading="lazy" decoding="async" />;
  }
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={image} fill={color} />
    </svg>
  );
}

/** Path data starts with the letter M. */
function isFile(image: string): boolean {
  return image.startsWith("/");
}

/** A logo. Without one, the first two letters of the name choose the lengths of two bars. */
export function Mark({ image, name }: { image?: string | undefined; name: string }) {
  if (image) return <Drawing image={image} />;
  return <Bars rows={[...name].slice(0, 2).map(toRow)} className="mark" />;
}

function toRow(letter: string): string {
  const width = (letter.charCodeAt(0) % 3) + 2;
  return `5${"abcdef"[width]}0${"abcdef"[5 - width]}`;
}
