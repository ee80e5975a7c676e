/** Decides about the whole answer to a request: status, headers and bytes. */
import type { IncomingHttpHeaders } from "node:http";
import { STATUS_CODES } from "node:http";
import { acceptsEncoding, checkConditions, parseRange, takesPart } from "./conditions.ts";
import { readTarget } from "./request-target.ts";
import { resolveRequest } from "./routing.ts";
import { getHeaders, type HostRules } from "./rules.ts";
import type { Entry, RawHeaders, ServedBuild, Variant } from "./served-build.ts";
import type { StoredFile } from "./stored-files.ts";

export interface Reply {
  status: number;
  headers: RawHeaders;
  /** Which bytes of which file, both ends included. */
  part?: { bytes: StoredFile["bytes"]; first: number; last: number };
}

export interface Request {
  method: string;
  target: string;
  /** Major and minor version of HTTP. */
  version: string;
  headers: IncomingHttpHeaders;
  /** How often the request says for which host it is. */
  hosts: number;
}

export const ALLOW = ["Allow", "GET, HEAD"];
/** The bytes of the first line of a request that nginx allows, with everything but the method and the address counted here. */
const LONGEST_LINE = 8192 - "  HTTP/1.1\r\n".length;

export function createReply(request: Request, build: ServedBuild): Reply {
  const { method, target, headers } = request;
  const { rules, entries, addresses } = build;
  const refusal = refuseRequest(request);
  if (refusal) return createError(refusal, rules);
  const answer =
    addresses.get(target) ??
    resolveRequest(readTarget(target).path, { ...rules, hasFile: (file) => entries.has(file) });
  if (answer.type === "bad-request") return createError(400, rules);
  if ((headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") return createError(501, rules);
  if (method !== "GET" && method !== "HEAD") return createError(405, rules, ALLOW);
  if (answer.type === "redirect")
    return createError(301, rules, ["Location", encodePath(answer.to) + readTarget(target).query]);
  const entry = answer.type === "file" ? entries.get(answer.file) : undefined;
  return entry ? createFileReply(entry, request, rules) : createNotFound(build, request);
}

/** Characters that would end a path are part of this one. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The status for a request that is not one, whatever it asks for. */
function refuseRequest({ method, target, version, headers, hosts }: Request): number | undefined {
  if (!version.startsWith("1.")) return version.startsWith("0") ? 400 : 505;
  if (method.length + target.length > LONGEST_LINE) return 414;
  const isHostRight = hosts === 1 ? /^(?!.*\.\.)[^\s/\\]+$/.test(headers.host ?? "") : hosts === 0 && version === "1.0";
  const isChunkedTooEarly = version === "1.0" && headers["transfer-encoding"] !== undefined;
  return isHostRight && !isChunkedTooEarly ? undefined : 400;
}

/** An answer without a file, as short as it can be. */
export function createError(status: number, { headers }: HostRules, own: RawHeaders = []): Reply {
  const bytes = Buffer.from(`${status} ${STATUS_CODES[status]}\n`);
  const described = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(bytes.length)];
  return {
    status,
    headers: [...Object.entries(getHeaders("/", headers)).flat(), ...described, ...own],
    part: { bytes, first: 0, last: bytes.length - 1 },
  };
}

function createFileReply(entry: Entry, { headers }: Request, rules: HostRules): Reply {
  const file = chooseVariant(entry, headers);
  const { bytes, size, hasParts, common, described, whole } = file;
  const status = checkConditions(headers, file);
  if (status === 304) return { status, headers: common };
  if (status === 412) return createError(412, rules);
  const part = hasParts && takesPart(headers, file) ? parseRange(headers.range, size) : "all";
  if (part === "none") return createError(416, rules, ["Content-Range", `bytes */${size}`]);
  if (part === "all") return { status: 200, headers: whole, part: { bytes, first: 0, last: size - 1 } };
  const length = part.last - part.first + 1;
  const range = ["Content-Range", `bytes ${part.first}-${part.last}/${size}`, "Content-Length", String(length)];
  return { status: 206, headers: [...common, ...described, ...range], part: { bytes, ...part } };
}

function createNotFound({ entries, rules }: ServedBuild, { headers }: Request): Reply {
  const page = entries.get("404.html");
  if (!page) return createError(404, rules);
  const { bytes, size, whole } = chooseVariant(page, headers);
  return { status: 404, headers: whole, part: { bytes, first: 0, last: size - 1 } };
}

function chooseVariant({ variants }: Entry, headers: IncomingHttpHeaders): Variant {
  const accepted = headers["accept-encoding"];
  const chosen = variants.find(({ encoding }) => !encoding || acceptsEncoding(accepted, encoding));
  // `!`: the last one has no encoding.
  return chosen!.variant;
}
