import { LABELS } from "../../../shared/labels.ts";
import type { DocPage } from "../../../shared/page.ts";
import { useDocsPlugin, usePreferredVersion } from "../../runtime/docs.ts";
import { Notice } from "./Notice.tsx";

/** On any version but the latest: says which one this is and leads to the same page of the latest. */
export function VersionNotice({ page }: { page: DocPage }) {
  const { versions } = useDocsPlugin(page.pluginId);
  const { save } = usePreferredVersion(page.pluginId);
  const latest = page.alternates.find((alternate) => alternate.isLast);
  if (page.version.isLast || !latest) return null;
  const position = (name: string) => versions.findIndex((version) => version.name === name);
  const isUnreleased = position(page.version.name) < position(latest.name);
  const describe = isUnreleased ? LABELS.unreleasedVersion : LABELS.unmaintainedVersion;
  return (
    <Notice kind="note">
      {`${describe(page.version.label)} ${LABELS.latestVersion} `}
      <a href={latest.href} onClick={() => save(latest.name)}>
        {LABELS.latestVersionLink(latest.label)}
      </a>
      .
    </Notice>
  );
}
