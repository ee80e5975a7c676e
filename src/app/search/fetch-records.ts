/** Fetches files of records, each once. It is part of every page, so that fetching starts before the rest of search has loaded. */
import { getSearchFile } from "../../shared/search/files.ts";

const files = new Map<string, Promise<string>>();

export function fetchRecords(base: string, tag: string): Promise<string> {
  const url = base + getSearchFile(tag);
  const known = files.get(url) ?? fetchText(url);
  files.set(url, known);
  // After a failure, the next call asks the network again.
  known.catch(() => files.delete(url));
  return known;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.text();
}
