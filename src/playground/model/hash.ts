/**
 * The state in the address. Links say which format they are in:
 *
 * - `#p2.…`: JSON, compressed, in base64. This is what the playground writes.
 * - `#%7B…`: URI-encoded JSON. Links in the docs have it, and so had prettier.io's first playground.
 * - anything else: JSON compressed by LZ-string, as prettier.io writes it.
 *
 * Most visits begin without a link, so what reads old and damaged ones is fetched when one is met.
 */
import { decodeBase64, encodeBase64 } from "./base64.ts";
import { compress, decompress } from "./compression.ts";

const PREFIX = "p2.";

/** Not checked yet: links come from anywhere. */
export type RawState = Record<string, unknown>;

export interface DecodedHash {
  state: RawState;
  /** False where the link was damaged and this is what could be saved. */
  isWhole: boolean;
}

export async function encodeHash(state: object): Promise<string> {
  return `#${PREFIX}${encodeBase64(await compress(JSON.stringify(state)))}`;
}

/** At once, for a page that is being left. Longer. */
export function encodePlainHash(state: object): string {
  // Broken surrogate pairs are no obstacle: JSON escapes them.
  return `#${encodeURIComponent(JSON.stringify(state)).replaceAll("'", "%27")}`;
}

/** `undefined` where there is nothing to read, an error where it cannot be read. */
export async function decodeHash(hash: string): Promise<DecodedHash | Error | undefined> {
  const text = hash.replace(/^#/, "");
  if (text === "") return undefined;
  const { text: json, isWhole } = await decode(text);
  const state = parseJson(json);
  if (state) return { state, isWhole };
  const { salvageJson } = await import("./salvage-json.ts");
  const saved = salvageJson(json);
  return saved ? { state: saved, isWhole: false } : new Error("The fragment of the address is no playground state.");
}

async function decode(text: string): Promise<{ text: string; isWhole: boolean }> {
  try {
    if (text.startsWith(PREFIX)) return await decompress(decodeBase64(fitBase64(text.slice(PREFIX.length))));
    if (/^(?:%7B|\{)/i.test(text)) return { text: decodeUri(text), isWhole: true };
    const { decompressLz } = await import("./lz-string.ts");
    return { text: decompressLz(text) ?? "", isWhole: true };
  } catch {
    return { text: "", isWhole: false };
  }
}

/** Up to what was damaged on the way: a sign that is no base64, or a last one that stands for less than a byte. */
function fitBase64(text: string): string {
  const clean = /^[\w-]*/.exec(text)![0];
  return clean.length % 4 === 1 ? clean.slice(0, -1) : clean;
}

/** Up to the first escape that is broken. */
function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeURIComponent(/^(?:%[0-7][\da-f]|[^%])*/i.exec(text)![0]);
  }
}

function parseJson(text: string): RawState | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isState = isRecord(value) && ("content" in value || "options" in value);
    return isState ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is RawState {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
