import { describe, expect, it } from "vitest";
import { acceptsEncoding, checkConditions, parseRange, takesPart } from "./conditions.ts";

const DATE = "Sun, 06 Nov 1994 08:49:37 GMT";
const file = { etag: '"a"', modified: Date.parse(DATE) };
const EARLIER = "Sun, 06 Nov 1994 08:49:36 GMT";
const LATER = "Sun, 06 Nov 1994 08:49:38 GMT";

describe("a part of ten bytes", () => {
  it.each([
    ["bytes=0-0", "0-0"],
    ["bytes=2-4", "2-4"],
    ["bytes=8-", "8-9"],
    ["bytes=-3", "7-9"],
    ["bytes=-99", "0-9"],
    ["bytes=5-99", "5-9"],
    ["bytes=0-99999999999999999999", "0-9"],
    ["BYTES=1-2", "1-2"],
    ["bytes=9-2,1-2", "1-2"],
  ])("%s is %s", (header, expected) => {
    const part = parseRange(header, 10);
    expect(typeof part === "object" ? `${part.first}-${part.last}` : part).toBe(expected);
  });

  it.each(["bytes=9-2", "bytes=10-", "bytes=-0", "bytes=99999999999999999999-", "bytes=a-b", "bytes=-", "bytes=1-2x"])(
    "%s does not exist",
    (header) => expect(parseRange(header, 10)).toBe("none"),
  );

  it.each([undefined, "", "items=0-1", "bytes", "bytes=", "bytes=0-1,3-4", "bytes=0-0,0-0,0-0"])(
    "%s is ignored",
    (header) => expect(parseRange(header, 10)).toBe("all"),
  );

  it("is only sent of the version that the client has", () => {
    const asks = (version: string) => takesPart({ "if-range": version }, file);
    expect([takesPart({}, file), asks('"a"'), asks(DATE)]).toEqual([true, true, true]);
    expect([asks('"b"'), asks('W/"a"'), asks(LATER), asks("")]).toEqual([false, false, false, false]);
  });
});

describe("conditions", () => {
  it.each([
    [{ "if-none-match": '"a"' }, 304],
    [{ "if-none-match": 'W/"a"' }, 304],
    [{ "if-none-match": 'w/"a"' }, 200],
    [{ "if-none-match": '"b", "a"' }, 304],
    [{ "if-none-match": "*" }, 304],
    [{ "if-none-match": '"b"' }, 200],
    [{ "if-none-match": '"b"', "if-modified-since": LATER }, 200],
    [{ "if-modified-since": DATE }, 304],
    [{ "if-modified-since": LATER }, 304],
    [{ "if-modified-since": "Sunday, 06-Nov-94 08:49:37 GMT" }, 304],
    [{ "if-modified-since": EARLIER }, 200],
    [{ "if-modified-since": "2100" }, 200],
    [{ "if-match": '"a"' }, 200],
    [{ "if-match": "*" }, 200],
    [{ "if-match": 'W/"a"' }, 412],
    [{ "if-match": '"b"' }, 412],
    [{ "if-match": '"a"', "if-unmodified-since": EARLIER }, 200],
    [{ "if-unmodified-since": EARLIER }, 412],
    [{ "if-unmodified-since": DATE }, 200],
    [{ "if-unmodified-since": "yesterday" }, 200],
  ] as const)("%j lead to %i", (headers, status) => expect(checkConditions(headers, file)).toBe(status));
});

it.each(["br", "gzip, br", "BR", "br;q=0.5", "br; q=1.000", "gzip;q=1,br"])("%s takes Brotli", (header) => {
  expect(acceptsEncoding(header, "br")).toBe(true);
});

it.each([undefined, "", "gzip", "br;q=0", "br;q=0.000", "br ; q=0", "br;q=x", "br;q=2", "*", "abr", "brotli"])(
  "%s does not take Brotli",
  (header) => expect(acceptsEncoding(header, "br")).toBe(false),
);
