import { Icon } from "../../app/ui/primitives/Icon.tsx";
import type { Notice } from "../model/address.ts";
import type { Session } from "../session.ts";
import { WORDS } from "./words.ts";

interface NoticesProps {
  notices: Notice[];
  /** There is code of an earlier visit to be brought back. */
  hasLast: boolean;
  session: Session | undefined;
}

/** The place for them is always there: a screen reader only hears changes of what it already knows. */
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
              <li key={JSON.stringify(notice)}>{WORDS.describeNotice(notice)}</li>
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
