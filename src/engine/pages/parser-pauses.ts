/**
 * Chromium parses for 10 ms, then lays out and paints what is there; but after a few times it parses all the rest at once. On a slow
 * phone either is far too much for one task. So documents have scripts here and there. One that asks how far the page is scrolled
 * has what has arrived laid out at once. Behind it, the parser would often go on to the next such script: an empty one makes it stop
 * if 10 ms are over. Many of them would delay the end of the document, for which the app waits.
 */
import { PAUSE } from "../../shared/constants.ts";
import type { Page } from "../../shared/page.ts";

/** Inside of the end of these, no selector sees the scripts. */
const ENDS = /<\/(?:p|li|figure|section|table|dd|td|pre|label)>/g;
/** Characters between two pauses, at least. Each pause costs a byte or two. */
const DISTANCE = 1000;
/** An article is laid out late beyond its beginning (`styles/late-layout.css`), so that less is to be done there. */
const BEGINNING = 8000;
const LATE_DISTANCE = 8000;

/** Only for documents: the app never sets HTML with scripts in it. It leaves these out when it reads the page back. */
export function pauseParser(app: string, page: Page): string {
  const late = "body" in page.html ? app.indexOf(' data-html="body"') + BEGINNING : app.length;
  let last = 0;
  return app.replace(ENDS, (end, at: number) => {
    if (at < last + (at < late ? DISTANCE : LATE_DISTANCE)) return end;
    last = at;
    return PAUSE + end;
  });
}
