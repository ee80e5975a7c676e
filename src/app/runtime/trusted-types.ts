/**
 * Trusted Types: browsers that have them pass every string here before it becomes markup or the address of a script, no matter
 * which code uses it. All markup was compiled by the build, so none of it needs scripts or handlers.
 */
import { ANALYTICS_ORIGIN } from "../../shared/constants.ts";

/** They run code, load other documents, change attributes later, or contain what a parser reads differently from case to case. */
const HARMFUL_ELEMENTS =
  "script,iframe,frame,frameset,object,embed,applet,base,meta,link,animate,set,template,noscript,noembed,noframes,xmp,plaintext";
/** All other attributes may be addresses. A list of those that are would never be complete. */
const TEXT_ATTRIBUTES = /^(aria-|data-|(alt|class|id|label|placeholder|title|value)$)/;
const HARMFUL_ADDRESS = /^(javascript:|vbscript:|data:(?!image\/))/i;
/** In an SVG image these begin elements; in HTML they begin text. */
const AMBIGUOUS = /<(style|title|textarea|!)/i;

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: typeof checkHtml; createScriptURL: typeof checkScriptUrl }): unknown;
}

let isParsing = false;

/** The browser's own parser decides, because it knows every way to write an attribute. */
export function checkHtml(html: string): string {
  // Parsing asks for permission, too.
  if (isParsing) return html;
  const contexts = AMBIGUOUS.test(html) ? ["", "<svg>"] : [""];
  if (contexts.some((context) => isHarmful(parseInertly(context + html))))
    throw new TypeError("Refused: markup that could run code.");
  return html;
}

/** Nothing of a document without a window runs or loads. Not a `<template>`, which leaves out what may not stand in a table. */
function parseInertly(html: string): Element {
  const { body } = document.implementation.createHTMLDocument("");
  isParsing = true;
  try {
    body.innerHTML = html;
  } finally {
    isParsing = false;
  }
  return body;
}

function isHarmful(root: Element): boolean {
  if (root.querySelector(HARMFUL_ELEMENTS)) return true;
  for (const { attributes } of root.querySelectorAll("*")) {
    for (const { name, value } of attributes) {
      if (/^on|^srcdoc$/.test(name)) return true;
      if (!TEXT_ATTRIBUTES.test(name) && HARMFUL_ADDRESS.test(removeControls(value))) return true;
    }
  }
  return false;
}

/** Browsers ignore them in front of an address, and some of them within it. */
function removeControls(address: string): string {
  // oxlint-disable-next-line no-control-regex -- these characters are what it is about
  return address.replace(/[\0-\x20]/g, "");
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
