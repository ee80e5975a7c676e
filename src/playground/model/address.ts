/** The state as an address and back. Whatever an address holds, a usable state comes out, with notices of what was left behind. */
import { decodeHash, encodeHash } from "./hash.ts";
import { readOptions } from "./options.ts";
import { findFormatter, type PlaygroundData } from "./playground-data.ts";
import { getSample } from "./samples.ts";
import { createState, type PlaygroundState } from "./state.ts";

export type Notice =
  | { type: "broken-link" }
  | { type: "link-too-long" }
  | { type: "unknown-version"; name: string }
  | { type: "ignored-options"; names: string[] };

export interface Address {
  search: string;
  hash: string;
}

/** Browsers cut or refuse addresses of 2 MB. */
const LONGEST_LINK = 2_000_000;
const MOST_NAMES = 10;

export function readAddress(
  { search, hash }: Address,
  data: PlaygroundData,
): { state: PlaygroundState; notices: Notice[] } {
  const notices: Notice[] = [];
  const name = new URLSearchParams(search).get("version") ?? data.formatters[0]!.name;
  const formatter = findFormatter(data, name) ?? data.formatters[0]!;
  if (formatter.name !== name) notices.push({ type: "unknown-version", name });

  const state = createState(formatter.name);
  const decoded = decodeHash(hash);
  if (!decoded) return { state, notices };
  if (decoded instanceof Error) return { state, notices: [...notices, { type: "broken-link" }] };

  const { options: accepted, ignored } = readOptions(decoded.options, formatter.options);
  if (ignored.length > 0) notices.push({ type: "ignored-options", names: ignored.slice(0, MOST_NAMES) });
  const { parser = state.parser, ...options } = accepted;
  const content = decoded.content ?? getSample(String(parser));
  return { state: { formatter: formatter.name, parser: String(parser), content, options }, notices };
}

/** `search` is kept, but for the version: it may hold what others put there. Code that does not fit is left out. */
export function createAddress(
  state: PlaygroundState,
  data: PlaygroundData,
  search = "",
): Address & { isTooLong: boolean } {
  const query = new URLSearchParams(search);
  if (state.formatter === data.formatters[0]!.name) query.delete("version");
  else query.set("version", state.formatter);
  const text = query.toString();
  const { content, parser, options } = state;
  const hash = content.length < LONGEST_LINK ? encodeHash({ content, options: { parser, ...options } }) : undefined;
  const isTooLong = hash === undefined || hash.length > LONGEST_LINK;
  return { search: text && `?${text}`, hash: isTooLong ? "" : hash, isTooLong };
}
