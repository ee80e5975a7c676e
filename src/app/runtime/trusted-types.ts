/**
 * Trusted Types: where the browser has them, every text that is to become markup or the address of a script passes here first,
 * whoever wrote the code that uses it. Markup is what the build has compiled, so it has no need of scripts or handlers.
 */
import { ANALYTICS_ORIGIN } from "../../shared/constants.ts";

/** Elements that run code or load other documents, and attributes that hold code. */
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
