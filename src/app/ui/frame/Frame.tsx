import type { ReactNode } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import { usePage, useSite } from "../../runtime/context.tsx";
import { useProgress } from "../../runtime/progress.ts";
import { useAnnouncedTitle } from "../../runtime/router.tsx";
import { Html } from "../primitives/Html.tsx";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { BackToTop } from "./BackToTop.tsx";
import { Navbar } from "./Navbar.tsx";

interface FrameProps {
  /** As HTML: see `Footer.tsx`. */
  footer: string | undefined;
  children: ReactNode;
}

/** Everything around a page. The kind of the page chooses the accent color. */
export function Frame({ footer, children }: FrameProps) {
  const { announcement } = useSite();
  const page = usePage();
  return (
    <div className="site" data-kind={page.kind}>
      <SkipLink />
      {announcement && <AnnouncementBar announcement={announcement} />}
      <Navbar />
      <main id="main" tabIndex={-1}>
        <ProgressBar />
        {children}
      </main>
      <Html slot="footer" html={footer} as="footer" className="footer" />
      <BackToTop />
      <LiveRegion />
    </div>
  );
}

/** The first stop of the Tab key. It is a plain fragment link, so it works without the app, too. */
function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {LABELS.skipToContent}
    </a>
  );
}

/** It is never part of prerendered HTML, where the content security policy would refuse its style attribute. */
function ProgressBar() {
  const progress = useProgress();
  if (progress === null) return null;
  return (
    <div
      className="progress"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- every browser draws a progress element differently
      role="progressbar"
      aria-label={LABELS.pageLoading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
    >
      <div style={{ inlineSize: `${progress * 100}%` }} />
    </div>
  );
}

/** Lets screen readers announce the title after a page change, as they do after a page load. */
function LiveRegion() {
  return (
    <div className="hidden-text" aria-live="polite" aria-atomic="true">
      {useAnnouncedTitle()}
    </div>
  );
}
