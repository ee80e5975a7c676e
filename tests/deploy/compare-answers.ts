/** Holds an answer of our server against that of nginx for the same request. */
import type { HostRules } from "../../src/engine/host/rules.ts";
import type { RawAnswer } from "./raw-client.ts";

/** Headers that describe what is sent, and are the same for everybody who sends it. */
const DESCRIBING = ["content-type", "content-encoding", "content-length", "content-range", "vary", "accept-ranges"];

export function listHeaderNames(rules: HostRules): string[] {
  return [...new Set(rules.headers.flatMap((rule) => Object.keys(rule.headers)))].map((name) => name.toLowerCase());
}

/** What differs, in words. Empty when the answers agree. */
export function compareAnswers(ours: RawAnswer, theirs: RawAnswer, names: string[]): string[] {
  if (ours.status !== theirs.status) return [`status: ${ours.status}, nginx ${theirs.status}`];
  const hasFile = [200, 206, 304].includes(ours.status);
  const compared = [...names, "location", "allow", ...(hasFile ? DESCRIBING : [])];
  // Refusals have a text that is not the same. The not-found page is a file, but not one to ask for parts of.
  const isPage = ours.status === 404 && ours.headers["content-type"]?.startsWith("text/html");
  if (isPage) compared.push("content-type", "content-encoding", "vary");
  const differences = compared
    .filter((name) => ours.headers[name] !== theirs.headers[name])
    .map((name) => `${name}: ${ours.headers[name]}, nginx ${theirs.headers[name]}`);
  const hasSameBody = (!hasFile && !isPage) || ours.body.equals(theirs.body);
  return hasSameBody ? differences : [...differences, "other bytes"];
}
