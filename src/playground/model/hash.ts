/** The state in the address: `#` and the URI-encoded JSON of `{content, options}`, as the links in the docs have it. */
import type { OptionValues } from "./options.ts";

export interface HashState {
  content?: string;
  options: OptionValues;
}

/** `undefined` where there is nothing to read, an error where it cannot be read. */
export type DecodedHash = HashState | Error | undefined;

/** Allowed in a fragment, though `encodeURIComponent` escapes them: shorter links that can be read a little. */
const HARMLESS = [",", ":", ";", "=", "/", "@", "$", "+"];

export function encodeHash({ content, options }: HashState): string {
  // Broken surrogate pairs are no obstacle: JSON escapes them.
  const state = encodeURIComponent(JSON.stringify({ content, options })).replaceAll("'", "%27");
  return HARMLESS.reduce((hash, sign) => hash.replaceAll(encodeURIComponent(sign), () => sign), `#${state}`);
}

export function decodeHash(hash: string): DecodedHash {
  const text = hash.replace(/^#/, "");
  if (text === "") return undefined;
  const value = parse(text);
  if (!isRecord(value)) return new Error("The fragment of the address is no playground state.");
  const { content, options } = value;
  if (content === undefined && options === undefined)
    return new Error("The fragment of the address holds neither code nor options.");
  return { ...(typeof content === "string" && { content }), options: isRecord(options) ? options : {} };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
