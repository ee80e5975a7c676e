/** Seeded requests of the kinds that break servers: odd paths, encodings, ranges, conditions, headers, methods and bodies. */
import { createRandom } from "../../src/playground/model/testing.ts";

export interface HostileRequest {
  method: string;
  /** Bytes as they are sent, one character a byte. `{etag}` and `{date}` stand for what the server says of the file. */
  text: string;
  /** Whether the connection can be used for the next request. */
  isSound: boolean;
  /** How the bytes are sent. An aborted request has no answer that could be compared. */
  sending: "whole" | "pieces" | "abort-request" | "abort-answer";
}

/** Addresses of the built site: pages, files of each kind, redirects, files for hosts, and what is not there. */
export const HOSTILE_PATHS = ["/", "/docs", "/docs/", "/docs/options", "/docs/options/", "/docs/options.md", "/blog/2025/06/23/3.6.0", "/playground/", "/search", "/sitemap.xml", "/robots.txt", "/llms.txt", "/favicon.ico", "/sw.js", "/404", "/404.html", "/cards/docs/options.png", "/index.html", "/docs.html", "/docs/options.html", "/docs/en/options.html", "/en/blog/", "/nothing", "/assets/", "/_host.json", "/blog/feed.json", "/docs/cli.page.json", "/licenses.txt"]; // prettier-ignore

type Choose = <T>(values: readonly T[]) => T;

const METHODS = ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "PROPFIND", "FOO", "get"];
const ENDINGS = [
  "/",
  "//",
  ".html",
  "/index.html",
  ".html/",
  "/.html",
  ".br",
  ".gz",
  "/x/y",
  "/.",
  "/..",
  "/...",
  "%20",
  "%2f",
  "~",
];
const INSERTIONS = ["/./", "//", "/../", "/x/../", "%2e%2e/", "/%2E%2E%2F", "%2f", "%5c", "\\", "%00", "%0d%0aX-Bad:1", "%", "%zz", "%f", "%ff", "%C3%28", "%25", "%3f", "%23", ";", "+", ":", "\x01", "\x7f", "\xe4", "é", " ", "\t"]; // prettier-ignore
const PREFIXES = ["//example.com", "/\\example.com", "/%2fexample.com", "http://example.com", "https://example.com:99", "http://", "file://", "/en//example.com", "/docs/en/%2f%2fexample.com", "/%5cexample.com", "/.", "/..", "x", "*", "example.com:443", "/_host.json/..", "/./"]; // prettier-ignore
const QUERIES = ["?", "?a=1", "?a?b", "?%", "?%0d%0a", "?/../", "#part", "?a#b", "?a=%ff&b=<>\"'", "?//example.com"];
const RANGES = ["bytes=0-0", "bytes=0-99", "bytes=9-2", "bytes=-5", "bytes=-0", "bytes=5-", "bytes=0-99999999999999999999", "bytes=99999999999999999999-", "bytes=-99999999999999999999", "items=0-1", "bytes=0-1,3-4", "bytes=0-1,9-2", "bytes=9-2,0-1", "bytes=0-1,", "bytes=", "bytes=-", "bytes=a-b", "bytes=1", "bytes 0-1", "BYTES=0-1", "bytes = 0-1", "bytes=0 - 1", "bytes=+1-2", "bytes=1-2x", "bytes=0-0,0-0,0-0,0-0", "bytes=-1,-1", "bytes=1e1-2e1", "bytes=0x1-0x2"]; // prettier-ignore
const ENCODINGS = ["br", "gzip", "gzip, br", "br;q=0", "br;q=0, gzip", "br;q=0.0, gzip;q=0.000", "gzip;q=0", "identity", "identity;q=0, *;q=0", "*", "*;q=0", "br;q=1.0", "br; q=0.5", "gzip;q=0.001", "x-gzip", "deflate", "GZIP", "BR", "brotli", "abr", ",,,", "br;q=", "br;q=x", "gzip;q=2", "br ;q=0", "gzip;x=1"]; // prettier-ignore
const DATES = [
  "{date}",
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Fri, 01 Jan 2100 00:00:00 GMT",
  "yesterday",
  "1",
  "",
  "Sunday, 06-Nov-94 08:49:37 GMT",
];
const TAGS = ["{etag}", "W/{etag}", "*", '"other"', '"other", {etag}', "{etag}, *", "none", "", 'W/"other"', '"'];
const ODD_HEADERS = ["Host: other", "Host: a/b", "Host: a b", "Host:", "No colon", "Space : 1", " Folded: 1", "Name\0: 1", "Nul: a\0b", "Bare: a\nb", "Return: a\rb", "Expect: 100-continue", "Expect: other", "Connection: close", "Connection: upgrade\r\nUpgrade: websocket", "Connection: keep-alive, x", "Upgrade: h2c", "Content-Length: 0", "Content-Length: 5", "Content-Length: -1", "Content-Length: x", "Content-Length: 99999999999999999999", "Content-Length: 1\r\nContent-Length: 2", "Transfer-Encoding: chunked", "Transfer-Encoding: x", "Transfer-Encoding: chunked\r\nContent-Length: 3", "Via: 1.1 proxy", "Accept-Encoding: br\r\nAccept-Encoding: gzip", "Cookie: a=b", "X-Forwarded-Host: example.com", "Té: ü", ": 1"]; // prettier-ignore
const VERSIONS = [
  "HTTP/1.0",
  "HTTP/1.2",
  "HTTP/2.0",
  "HTTP/0.9",
  "HTTP/1",
  "HTTP/1.1 ",
  "HTTP/x.y",
  "http/1.1",
  "",
  "FTP/1.1",
];

/** `paths` are addresses that the site answers; most requests are such an address with something done to it. */
export function* createHostileRequests(seed: number, count: number, paths: string[]): Generator<HostileRequest> {
  const random = createRandom(seed);
  const choose: Choose = (values) => values[random(values.length)]!;
  const happens = (percent: number) => random(100) < percent;

  function createPath(): string {
    let path = choose(paths);
    for (let left = happens(60) ? 1 + random(2) : 0; left > 0; left--) {
      const at = random(path.length + 1);
      const change = random(8);
      if (change === 0) path += choose(ENDINGS);
      else if (change <= 2) path = path.slice(0, at) + choose(INSERTIONS) + path.slice(at);
      else if (change === 3) path = choose(PREFIXES) + path;
      else if (change === 4)
        path = path.replace(/[^/]/g, (each) => (happens(30) ? escapeByte(each, happens(50)) : each));
      else if (change === 5) path = path.slice(0, at) + path.slice(at + 1 + random(3));
      else if (change === 6) path = choose(["", path]) + "/" + "a".repeat(choose([255, 256, 300, 1000]));
      else path = path.slice(0, at).toUpperCase() + path.slice(at);
    }
    if (happens(2)) path += "/a".repeat(choose([100, 2100, 3900, 4100, 9000]));
    return happens(15) ? path + choose(QUERIES) : path;
  }

  function createHeaders(): string[] {
    const headers: string[] = [];
    if (happens(30)) headers.push(`Accept-Encoding: ${choose(ENCODINGS)}`);
    if (happens(20)) headers.push(`Range: ${choose(RANGES)}`);
    if (happens(8)) headers.push(`If-None-Match: ${choose(TAGS)}`);
    if (happens(8)) headers.push(`If-Modified-Since: ${choose(DATES)}`);
    if (happens(5)) headers.push(`If-Match: ${choose(TAGS)}`);
    if (happens(5)) headers.push(`If-Unmodified-Since: ${choose(DATES)}`);
    if (happens(8)) headers.push(`If-Range: ${choose([...TAGS, ...DATES])}`);
    return headers;
  }

  for (let index = 0; index < count; index++) {
    const method = happens(80) ? "GET" : happens(50) ? "HEAD" : choose(METHODS);
    const headers = createHeaders();
    const isOdd = happens(15);
    const lines = ["Host: localhost", ...headers];
    if (isOdd) lines.splice(random(lines.length + 1), happens(15) ? 1 : 0, choose(ODD_HEADERS));
    const isLarge = happens(1);
    if (isLarge) lines.push(...choose([[`X: ${"x".repeat(7000)}`], [`X: ${"x".repeat(9000)}`], [`X: ${"x".repeat(70_000)}`], Array.from({ length: 300 }, (_, at) => `X-${at}: 1`)])); // prettier-ignore
    const hasVersion = happens(97);
    const head = `${method} ${createPath()} ${hasVersion ? "HTTP/1.1" : choose(VERSIONS)}`;
    const isSound = hasVersion && !isOdd && !isLarge && (method === "GET" || method === "HEAD");
    const newline = happens(1) ? "\n" : "\r\n";
    const sending = happens(94) ? "whole" : choose(["pieces", "pieces", "abort-request", "abort-answer"] as const);
    yield {
      method,
      text: [head, ...lines, "", ""].join(newline),
      isSound:
        isSound && newline === "\r\n" && !sending.startsWith("abort") && !/[\0-\x08\x0b-\x1f\x7f-\xff]/.test(head),
      sending,
    };
  }
}

function escapeByte(character: string, isUpper: boolean): string {
  const code = character.charCodeAt(0).toString(16).padStart(2, "0");
  return `%${isUpper ? code.toUpperCase() : code}`;
}
