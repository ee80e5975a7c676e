import type { ShowcaseUser } from "../../../shared/page.ts";
import { Link } from "../primitives/Link.tsx";

/** Who uses it: a logo with its name, or the name alone as a wordmark. Grey until somebody points at it (`pages.css`). */
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

/** The color is an attribute, which any style outweighs: grey is a style, and pointing at the logo takes it away. */
function Picture({ image, greyImage, color }: ShowcaseUser & { image: string }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {greyImage && <path className="when-grey" d={greyImage} />}
      <path className={greyImage ? "when-colored" : undefined} d={image} fill={color} />
    </svg>
  );
}
