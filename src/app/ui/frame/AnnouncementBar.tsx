import { LABELS } from "../../../shared/labels.ts";
import type { SiteData } from "../../../shared/site.ts";
import { useAnnouncement } from "../../runtime/announcement.ts";
import { Icon } from "../primitives/Icon.tsx";

/** A dismissed bar is hidden by the style sheet before the first paint, and removed once the app runs. */
export function AnnouncementBar({ announcement }: { announcement: NonNullable<SiteData["announcement"]> }) {
  const { isOpen, close } = useAnnouncement(announcement);
  if (!isOpen) return null;
  return (
    <aside className="announcement" aria-label={LABELS.announcement}>
      <div dangerouslySetInnerHTML={{ __html: announcement.html }} suppressHydrationWarning />
      {announcement.closeable && (
        <button type="button" className="icon-button needs-js" aria-label={LABELS.close} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
