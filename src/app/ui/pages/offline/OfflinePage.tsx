/** What this browser keeps for reading offline. The service worker shows this page in place of pages that are not kept. */
import "../../../../styles/pages.css";
import "../../../../styles/search/form.css";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { OFFLINE_LABELS } from "../../../../shared/labels/offline-labels.ts";
import type { OfflinePage as Page } from "../../../../shared/page.ts";
import { isSamePath } from "../../../../shared/paths.ts";
import { useLocation, useSite } from "../../../runtime/context.tsx";
import { readKept, removeKept, type Kept } from "../../../runtime/kept-pages.ts";
import { keepPages, offlineRefusal } from "../../../runtime/offline.ts";
import { PageHead } from "../../primitives/PageHead.tsx";
import { formatBytes, groupPages } from "./group-pages.ts";

export default function OfflinePage({ page }: { page: Page }) {
  const { pathname } = useLocation();
  const [isVisited, setVisited] = useState(false);
  // Before the app runs, the reader is taken for one who wanted another page, because the worker shows this one mostly to those.
  // oxlint-disable-next-line react/set-state-in-effect -- the address is outside of React
  useLayoutEffect(() => setVisited(isSamePath(location.pathname, page.path)), [pathname, page.path]);
  return (
    <div className="wrap single">
      <PageHead
        title={isVisited ? OFFLINE_LABELS.offlineVisited : page.title}
        lead={isVisited ? page.description : OFFLINE_LABELS.offlineText}
      />
      <KeptPages page={page} />
    </div>
  );
}

function KeptPages({ page }: { page: Page }) {
  const site = useSite();
  const { baseUrl, locale } = site;
  const [kept, setKept] = useState<Kept | "unavailable">();

  const read = useCallback(() => {
    // Where storage is denied, `caches` is missing or throws.
    const reading = "caches" in window ? readKept(baseUrl) : Promise.reject(new Error("no caches"));
    reading.then(setKept, () => setKept("unavailable"));
  }, [baseUrl]);
  useEffect(read, [read]);

  const remove = () => void removeKept(baseUrl).then(read, read);
  const keepAgain = () => {
    offlineRefusal.remove();
    void keepPages(baseUrl).then(read, read);
  };

  // Nothing is said before it is known.
  if (!kept) return <output />;
  if (kept === "unavailable") return <output>{OFFLINE_LABELS.keptUnavailable}</output>;
  if (kept.bytes === 0)
    return (
      <output>
        {offlineRefusal.get() ? OFFLINE_LABELS.keptRefused : OFFLINE_LABELS.keptNothing}{" "}
        {offlineRefusal.get() && (
          <button type="button" className="button" onClick={keepAgain}>
            {OFFLINE_LABELS.keepPages}
          </button>
        )}
      </output>
    );
  return (
    <>
      <p className="page-head">
        <output>{OFFLINE_LABELS.keptSize(formatBytes(kept.bytes, locale))}</output>{" "}
        <button type="button" className="button" onClick={remove}>
          {OFFLINE_LABELS.keptRemove}
        </button>
      </p>
      <section className="page-list" aria-label={OFFLINE_LABELS.keptPages}>
        {groupPages(kept.pages, site, page.path).map(({ label, pages }) => (
          <div key={label}>
            <h2>{label}</h2>
            <ul className="page-links">
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}
