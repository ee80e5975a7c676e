import { Icon } from "../../app/ui/primitives/Icon.tsx";
import type { Notice } from "../model/address.ts";
import { WORDS } from "./words.ts";

/** The place for them is always there: a screen reader only hears changes of what it already knows. */
export function Notices({ notices, onDismiss }: { notices: Notice[]; onDismiss(): void }) {
  return (
    <div className="notices" aria-live="polite">
      {notices.length > 0 && (
        <div className="notice">
          <ul className="notice-list">
            {notices.map((notice) => (
              <li key={notice.type}>{WORDS.describeNotice(notice)}</li>
            ))}
          </ul>
          <button
            type="button"
            className="icon-button"
            aria-label={WORDS.dismiss}
            title={WORDS.dismiss}
            onClick={onDismiss}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
