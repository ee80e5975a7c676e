/** What the comparison has to know about another site generator. */
import type { PeerPage } from "./content.ts";

export interface Peer {
  name: string;
  packages: Record<string, string>;
  /** Versions in place of ones that cannot be had. */
  overrides?: Record<string, string>;
  /** Our content as a project of theirs: file names and texts. The sidebar names those pages that are `listed`. */
  createFiles(pages: PeerPage[], listed: PeerPage[]): Record<string, string>;
  /** The folder of files that are served as they are, such as pictures. */
  assets: string;
  build: { command: string[]; env?: Record<string, string>; outDir: string };
  /** What it keeps between builds. */
  caches: string[];
  /** Where a page is served. */
  getAddress(path: string): string;
  /** Selects a result of its search dialog, which Ctrl+K opens. Undefined if there is no search without a service. */
  searchResult?: string;
}

export function writeFrontMatter(fields: Record<string, unknown>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n`;
}
