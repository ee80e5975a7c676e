import type { ReactNode } from "react";
import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { NavLink, ReleaseFacts as Facts } from "../../../shared/page.ts";

/** The options of a release, and links to its neighbors. */
export function ReleaseFacts({ release }: { release: Facts }) {
  const { options, previous, next, playground } = release;
  const [added, changed] = [options.filter(({ what }) => !what), options.filter(({ what }) => what)];
  return (
    <aside aria-label={BLOG_LABELS.releaseFacts}>
      <dl className="release-facts">
        {added.length > 0 && <Fact label={BLOG_LABELS.newOptions}>{added.map(renderOption)}</Fact>}
        {changed.length > 0 && <Fact label={BLOG_LABELS.changedOptions}>{changed.map(renderOption)}</Fact>}
        {previous && <ReleaseLink label={BLOG_LABELS.previousRelease} link={previous} />}
        {next && <ReleaseLink label={BLOG_LABELS.nextRelease} link={next} />}
        <Fact label={BLOG_LABELS.tryIt}>
          <dd>
            <a href={playground} data-plain="">
              {LABELS.playground}
            </a>
          </dd>
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

function ReleaseLink({ label, link }: { label: string; link: NavLink }) {
  return (
    <Fact label={label}>
      <dd>
        <a href={link.href}>{link.label}</a>
      </dd>
    </Fact>
  );
}

function renderOption({ name, href, what }: Facts["options"][number]) {
  return (
    <dd key={name}>
      <a href={href}>
        <code>{name}</code>
      </a>
      {what && ` ${what}`}
    </dd>
  );
}
