/**
 * The state in the fragment of the address. The beginning of a fragment says which format it has:
 *
 * - `#p2.…`: JSON, compressed, in base64. This is what the playground writes.
 * - `#%7B…`: URI-encoded JSON, as in links of the docs and of prettier.io's first playground.
 * - anything else: JSON compressed by LZ-string, as prettier.io writes it.
 *
 * Most visits begin without a link, so the code that reads old and damaged links is fetched when it is needed.
 */
const PREFIX = "p2.";

/** A short link can expand to gigabytes, so reading stops here. Nobody shares that much code. */
export const LONGEST_TEXT = 8_000_000;

/** Its values are not checked yet, and links can come from anywhere. */
export type RawState = Record<string, unknown>;

interface DecodedHash {
  state: RawState;
  /** False where the link was damaged and only a part of it could be read. */
  isWhole: boolean;
}

export async function encodeHash(state: object): Promise<string> {
  return `#${PREFIX}${encodeBase64(await compress(JSON.stringify(state)))}`;
}

/** Longer, but without waiting, for a page that is being left. */
export function encodePlainHash(state: object): string {
  // Broken surrogate pairs do no harm, because JSON escapes them.
  return `#${encodeURIComponent(JSON.stringify(state)).replaceAll("'", "%27")}`;
}

/** Undefined where there is nothing to read, an error where it cannot be read. */
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
    return { text: decompressLz(text, LONGEST_TEXT) ?? "", isWhole: true };
  } catch {
    return { text: "", isWhole: false };
  }
}

/** Ends before a character that is not base64, and without a last character that stands for less than a byte. */
function fitBase64(text: string): string {
  const clean = text.replace(/[^\w-].*$/s, "");
  return clean.length % 4 === 1 ? clean.slice(0, -1) : clean;
}

/** Ends before the first broken escape. */
function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeURIComponent(/^(?:%[0-7][\da-f]|[^%])*/i.exec(text)?.[0] ?? "");
  }
}

function parseJson(text: string): RawState | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isState = isRecord(value) && ("content" in value || "options" in value || "plugins" in value);
    return isState ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is RawState {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** For messages. A value that is nested too deeply to be written is only called by its kind. */
export function describeValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? "[…]" : "{…}";
  }
}

/** `String.fromCharCode` takes its bytes as arguments, and browsers limit their number. */
const STEP = 8192;

/** Base64 in the characters that need no escaping in an address. */
function encodeBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += STEP) binary += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Throws where the text is not base64. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}

async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Reads as far as the bytes are whole, because a link that was cut off still contains most of the code. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<{ text: string; isWhole: boolean }> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode(), isWhole: true };
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_TEXT) break;
    }
  } catch {
    return { text, isWhole: false };
  }
  await reader.cancel();
  return { text, isWhole: false };
}
