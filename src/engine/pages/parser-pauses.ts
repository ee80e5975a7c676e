/**
 * Chromium parses the rest of a long document in one task after a few short ones, and then lays it all out at once. Behind a script
 * in the body it stops after 10 ms again, even if the script is empty. So articles have one now and then, in front of a heading.
 */
import { PARSER_PAUSE } from "../../shared/constants.ts";
import type { Page } from "../../shared/page.ts";

const HEADINGS = /<h[2-4] id="[^"]*" class="heading"/g;
/** Characters between two pauses, at least. Each pause costs a byte or two. */
const DISTANCE = 2500;

/** Only for documents: the app never sets HTML with scripts in it. It removes these when it reads the page back. */
export function pauseParser(page: Page): Page {
  const slots = Object.entries(page.html).map(([slot, html]) => [slot, addPauses(html)]);
  return { ...page, html: Object.fromEntries(slots) };
}

function addPauses(html: string): string {
  let last = 0;
  return html.replace(HEADINGS, (heading, at: number) => {
    if (at < last + DISTANCE) return heading;
    last = at;
    return PARSER_PAUSE + heading;
  });
}
