/**
 * Chromium parses for 10 ms, then lays out and paints what is there; but after a few times it parses all the rest at once. On a slow
 * phone either is far too much for one task. So documents have scripts here and there. Behind a script, the parser stops after 10 ms
 * again, even if the script is empty. One that asks how far the page is scrolled has what has arrived laid out at once, and as that
 * takes its time, the parser stops right behind it.
 */
import type { Page } from "../../shared/page.ts";

/** Its hash is in the policy of every page. */
export const PAUSE_SCRIPT = "scrollX";
/** Inside of the end of these, no selector sees the script. */
const ENDS = /<\/(?:p|li|figure|section|table)>/g;
/** Characters between two pauses, at least. Each pause costs a byte or two. */
const DISTANCE = 1500;
/** An article is laid out late beyond its beginning (`styles/late-layout.css`), so that less is to be done there. */
const BEGINNING = 15_000;
const ARTICLE_DISTANCE = 8000;

/** Only for documents: the app never sets HTML with scripts in it. It removes these before it reads the page back. */
export function pauseParser(app: string, page: Page): string {
  const isLate = (at: number) => "body" in page.html && at > BEGINNING;
  let last = 0;
  return app.replace(ENDS, (end, at: number) => {
    if (at < last + (isLate(at) ? ARTICLE_DISTANCE : DISTANCE)) return end;
    last = at;
    return `<script>${isLate(at) ? "" : PAUSE_SCRIPT}</script>${end}`;
  });
}
