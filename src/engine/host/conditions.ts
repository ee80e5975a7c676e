/** What a client has already, what it wants of a file, and in which form (RFC 9110). These functions read the headers that say so. */

export interface Validators {
  etag: string;
  /** In milliseconds, whole seconds. */
  modified: number;
}

export interface ConditionHeaders {
  "if-match"?: string | undefined;
  "if-unmodified-since"?: string | undefined;
  "if-none-match"?: string | undefined;
  "if-modified-since"?: string | undefined;
  "if-range"?: string | undefined;
}

/** The status that the conditions of a request lead to: 200 when the file should be sent. */
export function checkConditions(headers: ConditionHeaders, { etag, modified }: Validators): 200 | 304 | 412 {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match !== undefined) {
    if (match !== "*" && !listTags(match).includes(etag)) return 412;
  } else if (modified > (parseDate(headers["if-unmodified-since"]) ?? Infinity)) return 412;

  if (noneMatch !== undefined) {
    const isKnown = noneMatch === "*" || listTags(noneMatch).some((tag) => tag.replace(/^W\//, "") === etag);
    return isKnown ? 304 : 200;
  }
  return modified <= (parseDate(headers["if-modified-since"]) ?? -Infinity) ? 304 : 200;
}

/** A part is only sent of the version that the client has the other parts of. */
export function takesPart({ "if-range": version }: ConditionHeaders, { etag, modified }: Validators): boolean {
  if (version === undefined) return true;
  return version.startsWith('"') ? version === etag : parseDate(version) === modified;
}

function listTags(value: string): string[] {
  return value.match(/(?<![^\s,])(?:W\/)?"[^"]*"/g) ?? [];
}

/** Undefined for what is not a date of HTTP: `Date.parse` also takes "1" for one. */
function parseDate(value: string | undefined): number | undefined {
  const time = value !== undefined && /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The first and the last byte that are asked for, `all` when the header is to be ignored, `none` when there are no such bytes. */
export type Part = { first: number; last: number } | "all" | "none";

/** Like nginx with `max_ranges 1`: several parts at once are not sent, because a client could ask for thousands. */
export function parseRange(value: string | undefined, size: number): Part {
  if (value === undefined || value.length < 7 || !/^bytes=/i.test(value)) return "all";
  // Node.js joins headers that come twice. The first one counts, as with nginx.
  const [ranges = ""] = value.slice("bytes=".length).split(/, *\w+=/);
  const parts: Part[] = [];
  for (const text of ranges.split(",")) {
    const [, from = "", to = ""] = /^ *(\d*) *- *(\d*) *$/.exec(text) ?? [];
    if (from === "" && to === "") return "none";
    // A number with too many digits is infinity or close to it, which is as far behind the end of the file as it says.
    const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
    const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
    if (first <= last) parts.push({ first, last });
    if (parts.length > 1) return "all";
  }
  return parts[0] ?? "none";
}

const WEIGHT = /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Whether a client takes an encoding. `*` does not count: who sends it has not thought of this one. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((each) => {
    const [name = "", weight = "q=1"] = each.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && WEIGHT.test(weight) && /[1-9]/.test(weight);
  });
}
