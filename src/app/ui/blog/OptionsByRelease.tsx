import { Fragment } from "react";
import { BLOG_LABELS } from "../../../shared/labels/blog-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { OptionRow, ReleaseLink } from "../../../shared/page.ts";

export function OptionsByRelease({ options }: { options: OptionRow[] }) {
  return (
    <table className="options-by-release" id="options">
      <caption>
        <b>{BLOG_LABELS.optionsByRelease}</b> {BLOG_LABELS.optionsByReleaseLead}
      </caption>
      <thead>
        <tr>
          <th scope="col">{BLOG_LABELS.option}</th>
          <th scope="col">{LABELS.optionSince}</th>
          <th scope="col">{LABELS.optionChanged}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ name, href, since, changes }) => (
          <tr key={name}>
            <td>
              <OptionName name={name} href={href} />
            </td>
            <td>
              <Release {...since} />
            </td>
            <td>
              {changes.map((change) => (
                <p key={change.version}>
                  <Release {...change} /> {change.what}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Release({ version, href }: ReleaseLink) {
  if (!href) return version;
  return (
    <a className="since" href={href}>
      {version}
    </a>
  );
}

/** Lets long names break between their words. */
function OptionName({ name, href }: { name: string; href: string | undefined }) {
  const words = name.split(/(?=[A-Z])/);
  return (
    <a href={href}>
      <code>
        {words.map((word) => (
          <Fragment key={word}>
            <wbr />
            {word}
          </Fragment>
        ))}
      </code>
    </a>
  );
}
