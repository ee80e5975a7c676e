/** Files of records, each asked for once. Small enough to be started before the rest of search is there. */
import { getSearchFile } from "../../shared/search-files.ts";

const files = new Map<string, Promise<string>>();

export function fetchRecords(base: string, tag: string): Promise<string> {
  const url = base + getSearchFile(tag);
  const known = files.get(url) ?? fetchText(url);
  files.set(url, known);
  // A failure is forgotten, so that the next attempt asks the network again.
  known.catch(() => files.delete(url));
  return known;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.text();
}
