/** Notices at the top of an article. */
import type { ReactNode } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { DocPage } from "../../../shared/page.ts";
import { useAlternateHref, useDocsPlugin, usePreferredVersion } from "../../runtime/docs.ts";

/** For unlisted pages and drafts. */
export function VisibilityNotices({ page }: { page: { unlisted?: boolean; draft?: boolean } }) {
  return (
    <>
      {page.unlisted && (
        <Notice kind="warning" title={LABELS.unlistedTitle}>
          {LABELS.unlisted}
        </Notice>
      )}
      {page.draft && (
        <Notice kind="warning" title={LABELS.draftTitle}>
          {LABELS.draft}
        </Notice>
      )}
    </>
  );
}

/** On every version but the latest: says which version this is, and links to the same page of the latest one. */
export function VersionNotice({ page }: { page: DocPage }) {
  const { versions } = useDocsPlugin(page.pluginId);
  const { getChoiceProps } = usePreferredVersion(page.pluginId);
  const getHref = useAlternateHref();
  const latest = page.alternates.find((alternate) => alternate.isLast);
  if (page.version.isLast || !latest) return null;
  const position = (name: string) => versions.findIndex((version) => version.name === name);
  const isUnreleased = position(page.version.name) < position(latest.name);
  const describe = isUnreleased ? LABELS.unreleasedVersion : LABELS.unmaintainedVersion;
  return (
    <Notice kind="note">
      {`${describe(page.version.label)} ${LABELS.latestVersion} `}
      <a href={getHref(latest)} {...getChoiceProps(latest.name)}>
        {LABELS.latestVersionLink(latest.label)}
      </a>
      .
    </Notice>
  );
}

/** It has the markup of the admonitions in Markdown, and so their styles. */
function Notice({ kind, title, children }: { kind: "note" | "warning"; title?: string; children: ReactNode }) {
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      {title && <p className="admonition-title">{title}</p>}
      <p>{children}</p>
    </div>
  );
}
