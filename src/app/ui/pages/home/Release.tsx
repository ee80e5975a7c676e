import type { HomePage } from "../../../../shared/page.ts";
import { resolveHref } from "../../../../shared/paths.ts";
import { useSite } from "../../../runtime/context.tsx";
import { Time } from "../../primitives/Time.tsx";
import { RELEASE } from "./home-words.ts";

export function Release({ release }: { release: NonNullable<HomePage["latestRelease"]> }) {
  const site = useSite();
  const { version, description, href, date } = release;
  return (
    <div className="release">
      <p className="release-version">{version}</p>
      <div>
        <p className="meta">
          <Time date={date} />
        </p>
        <p className="release-text">{description}</p>
        <p className="release-links">
          <a className="more" href={href}>
            {RELEASE.more}
          </a>
          <a className="more" href={resolveHref(RELEASE.all.href, site)}>
            {RELEASE.all.label}
          </a>
        </p>
      </div>
    </div>
  );
}
