/**
 * Chromium parses the rest of a long document in one task after a few short ones, and then lays it all out at once. Behind a script
 * in the body it stops after 10 ms again, even if the script is empty. So there is one in front of every heading of an article.
 */
import { PARSER_PAUSE } from "../../shared/constants.ts";
import type { Page } from "../../shared/page.ts";

const HEADINGS = /<h[2-4] id="[^"]*" class="heading"/g;

/** Only for documents: the app never sets HTML with scripts in it. It removes these when it reads the page back. */
export function pauseParser(page: Page): Page {
  const slots = Object.entries(page.html).map(([slot, html]) => [slot, html.replace(HEADINGS, `${PARSER_PAUSE}$&`)]);
  return { ...page, html: Object.fromEntries(slots) };
}
