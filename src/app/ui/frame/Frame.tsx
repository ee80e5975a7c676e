import type { ReactNode } from "react";
import { usePage, useSite } from "../../runtime/context.tsx";
import { useAnnouncedTitle } from "../../runtime/router.tsx";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { BackToTop } from "./BackToTop.tsx";
import { Footer } from "./Footer.tsx";
import { Navbar } from "./Navbar.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** Everything around a page. The kind of the page chooses the accent color. */
export function Frame({ children }: { children: ReactNode }) {
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
      <Footer />
      <BackToTop />
      <LiveRegion />
    </div>
  );
}

/** Says the title of a page that came without a page load. */
function LiveRegion() {
  return (
    <div className="hidden-text" aria-live="polite" aria-atomic="true">
      {useAnnouncedTitle()}
    </div>
  );
}
