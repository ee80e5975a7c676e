import type { ShowcaseUser } from "../../../shared/page.ts";
import { Link } from "../primitives/Link.tsx";

/** Who uses it: a logo with its name, or the name alone, set large. */
export function Logos({ users }: { users: ShowcaseUser[] }) {
  return (
    <ul className="logos">
      {users.map((user) => (
        <li key={user.caption}>
          <Link href={user.infoLink}>
            {user.image && (
              <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={user.image} />
              </svg>
            )}
            <span>{user.caption}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
