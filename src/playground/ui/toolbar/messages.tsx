/** What the playground tells the reader below the toolbar: notices, and the progress of loading. */
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import type { Notice, OpenedFile } from "../../model/notices.ts";
import type { Release } from "../../model/playground-data.ts";
import { getPluginName } from "../../model/plugins.ts";
import type { Run } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";

interface NoticesProps {
  notices: Notice[];
  /** Whether there is code of an earlier visit to bring back. */
  hasLast: boolean;
  session: Session | undefined;
}

/** The element is always there, because screen readers only announce changes of elements that they know. */
export function Notices({ notices, hasLast, session }: NoticesProps) {
  return (
    <div className="notices" aria-live="polite">
      {hasLast && (
        <div className="notice">
          <p>{WORDS.lastSession}</p>
          <span className="pane-tools">
            <button type="button" className="tool" onClick={session?.restoreLast}>
              {WORDS.restore}
            </button>
            <button type="button" className="quiet-tool" onClick={session?.forgetLast}>
              {WORDS.forget}
            </button>
          </span>
        </div>
      )}
      {notices.length > 0 && (
        <div className="notice">
          <ul className="notice-list">
            {notices.map((notice) => (
              <li key={notice.type}>
                {WORDS.describeNotice(notice)}
                {"opened" in notice && notice.opened && session && (
                  <OpenAsCode file={notice.opened} session={session} />
                )}
                {notice.type === "unknown-version" && notice.nearest && (
                  <UseVersion release={notice.nearest} session={session} />
                )}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="icon-button"
            aria-label={WORDS.dismiss}
            title={WORDS.dismiss}
            onClick={session?.dismissNotices}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** The release that comes nearest to the one that a link names. */
function UseVersion({ release: { name, version }, session }: { release: Release; session: Session | undefined }) {
  return (
    <button type="button" className="quiet-tool" onClick={() => session?.chooseFormatter(name)}>
      {WORDS.useVersion(version)}
    </button>
  );
}

/** The way out for those who want to format a configuration instead of using it. */
function OpenAsCode({ file, session }: { file: OpenedFile; session: Session }) {
  return (
    <button type="button" className="quiet-tool" onClick={() => session.openAsCode(file)}>
      {WORDS.openAsCode(file.name)}
    </button>
  );
}

/** Shows how many files of the formatter have loaded. It is always there, because a bar that appears would move what is below it. */
export function Progress({ run: { phase, files, loaded } }: { run: Run }) {
  const isLoading = phase === "loading" && files.length > 0;
  const total = loaded + files.length;
  return (
    <progress
      className="progress"
      data-shown={isLoading}
      aria-hidden={!isLoading}
      aria-label={isLoading ? WORDS.loading(files.map(getPluginName)) : undefined}
      max={Math.max(total, 1)}
      value={loaded + 0.5}
    />
  );
}
