/** Where our server and nginx differ by right. Everything else that differs is a mistake of one of them, or of this list. */
import type { HostileRequest } from "./hostile-requests.ts";
import type { RawAnswer } from "./raw-client.ts";

interface Exchange {
  request: HostileRequest;
  /** The lines of the request before the body. */
  line: string;
  /** A header of the request, in lower case. */
  getHeader(name: string): string | undefined;
  ours: RawAnswer;
  theirs: RawAnswer;
}

interface KnownDifference {
  reason: string;
  matches(exchange: Exchange): boolean;
}

/** Bytes and lines that are no HTTP, which nginx passes over. */
const LOOSE = /[^\x20-\x7e\r\n]|[^\r]\n|\r[^\n]|\r\n[^:\r]*(?:[ \t]:|\r)|\r\n:/;
const METHODS = /^(GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|TRACE|CONNECT|PROPFIND) /;

function isUtf8(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}

export const KNOWN_DIFFERENCES: KnownDifference[] = [
  {
    reason: "Without a version it is HTTP/0.9, and nginx answers with the bytes of the file alone.",
    matches: ({ line, ours, theirs }) => /^\S+ \S+ ?$/.test(line) && ours.status === 400 && theirs.status === 0,
  },
  {
    reason:
      "Node.js refuses bytes, names, line ends, methods and versions that are no HTTP. nginx passes over many of them.",
    matches: ({ request: { text }, line, ours }) =>
      ours.status === 400 && (LOOSE.test(text) || !METHODS.test(line) || !/^\S+ \S+ HTTP\/1\.[01]$/.test(line)),
  },
  {
    reason:
      "Ours allows 32 KB of headers and says so when there are more. nginx allows 8 KB a line and calls the rest bad.",
    matches: ({ request, ours, theirs }) =>
      request.text.length > 8192 && (theirs.status === 400 || (ours.status === 431 && theirs.status > 400)),
  },
  {
    reason: "nginx adds the headers of the site twice to this answer.",
    matches: ({ ours, theirs }) =>
      ours.status === 416 && theirs.status === 416 && theirs.headers["x-content-type-options"] === "nosniff, nosniff",
  },
  {
    reason: "A last byte that is behind the end means the end (RFC 9110, 14.1.2). nginx refuses numbers above 64 bits.",
    matches: ({ getHeader, ours, theirs }) =>
      /\d{20}/.test(getHeader("range") ?? "") && ours.status === 206 && theirs.status === 416,
  },
  {
    reason: "What is not a date is no condition (RFC 9110, 13.1.4). nginx takes it for one that fails.",
    matches: ({ getHeader, theirs }) =>
      theirs.status === 412 && !/^\w+, /.test(getHeader("if-unmodified-since") ?? "Any, "),
  },
  {
    reason: "A version that the client names counts more than a time (RFC 9110, 13.2.2). nginx wants both to agree.",
    matches: ({ getHeader, ours }) =>
      [200, 206, 304, 416].includes(ours.status) &&
      ((getHeader("if-none-match") !== undefined && getHeader("if-modified-since") !== undefined) ||
        (getHeader("if-match") !== undefined && getHeader("if-unmodified-since") !== undefined)),
  },
  {
    reason: "A broken weight is not a wish for Brotli. The module of nginx does not read it.",
    matches: ({ getHeader, ours, theirs }) =>
      /br;q=(x|$)/.test(getHeader("accept-encoding") ?? "") &&
      ours.headers["content-encoding"] === undefined &&
      (theirs.headers["content-encoding"] === "br" || ours.status === 416),
  },
  {
    reason: "An address that is no UTF-8 has never been one of the site, so it has not moved.",
    matches: ({ line, ours, theirs }) => !isUtf8(line) && ours.status === 404 && theirs.status === 301,
  },
  {
    reason: "CONNECT is refused as a method, whatever else is wrong with it. nginx looks at that first.",
    matches: ({ line, ours, theirs }) => line.startsWith("CONNECT ") && ours.status === 405 && theirs.status >= 400,
  },
  {
    reason: "A question mark in the name of a page stays part of it. nginx lets it begin a query when it redirects.",
    matches: ({ line, ours, theirs }) =>
      /%3f/i.test(line) && ours.headers["location"]?.replaceAll("%3F", "?") === theirs.headers["location"],
  },
  {
    reason: "A list may come in several headers (RFC 9110, 5.3). nginx reads the first.",
    matches: ({ request }) => (request.text.match(/\r\nAccept-Encoding:/gi) ?? []).length > 1,
  },
];

export function findKnownDifference(request: HostileRequest, ours: RawAnswer, theirs: RawAnswer): string | undefined {
  const [line = "", ...lines] = request.text.split(/\r?\n/);
  const getHeader = (name: string) =>
    lines.find((each) => each.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1).trim().toLowerCase(); // prettier-ignore
  return KNOWN_DIFFERENCES.find((known) => known.matches({ request, line, getHeader, ours, theirs }))?.reason;
}
