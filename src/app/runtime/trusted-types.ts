/**
 * Trusted Types: browsers that have them pass every string here before it becomes markup or the address of a script, no matter
 * which code uses it. All markup was compiled by the build, so none of it needs scripts or handlers.
 */
import { ANALYTICS_ORIGIN } from "../../shared/constants.ts";

/** Elements that run code or load other documents, and attributes that contain code. */
const HARMFUL =
  /<\/?(?:script|iframe|frame|object|embed|base|meta|link)\b|<[^>]*[\s"'/]on[a-z]+\s*=|<[^>]*(?:href|src|action)\s*=[\s"']*javascript:/i;

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: typeof checkHtml; createScriptURL: typeof checkScriptUrl }): unknown;
}

export function checkHtml(html: string): string {
  if (HARMFUL.test(html)) throw new TypeError("Refused: markup that could run code.");
  return html;
}

export function checkScriptUrl(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin !== location.origin && origin !== ANALYTICS_ORIGIN)
    throw new TypeError(`Refused: a script from ${origin}.`);
  return address;
}

export function guardMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", { createHTML: checkHtml, createScriptURL: checkScriptUrl });
}
