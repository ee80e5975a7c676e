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

/** The color is an attribute, so that the grey of the styles overrides it until the reader points at the logo. */
function Picture({ image, greyImage, color }: ShowcaseUser & { image: string }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {greyImage && <path className="when-grey" d={greyImage} />}
      <path className={greyImage ? "when-colored" : undefined} d={image} fill={color} />
    </svg>
  );
}

/** A logo drawn as one path on a 24 by 24 grid. Without one, the first two letters of the name choose the lengths of two bars. */
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
