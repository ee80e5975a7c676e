/** The part of the configuration about search. */
import { z } from "zod";
import { configPath as path } from "../../shared/navbar-items.ts";

export const searchSettings = z.strictObject({
  /** The path of the search page. */
  path: path.default("/search"),
  /** The name of the index at a hosted service. Also the end of the keys under which browsers store a reader's searches. */
  indexName: z.string().default("site"),
  /** Queries that the search box suggests when it has nothing else to show. */
  suggestions: z.array(z.string()).max(6).default([]),
  /** Other names that are searched as well: `"words: name | other name"`. If a name has several words, all must be found. */
  synonyms: z.array(z.string().regex(/^[^:]+: .+$/, 'expected "words: name | other name"')).default([]),
  /** Where readers can report that a search found nothing useful. `{query}` is replaced by what they typed. */
  reportUrl: z.url().optional(),
  /** Searches with a hosted service instead of the embedded index. */
  hosted: z
    .strictObject({
      /** The id of the application at the service. */
      appId: z.string().regex(/^[A-Za-z0-9]+$/, "an application id has letters and digits only"),
      /** The key of the application. Every reader gets it, so it must allow nothing but searching. */
      apiKey: z.string().regex(/^\S+$/, "a key has no spaces and is not empty"),
      /** Searches only the docs of the version being read, and everything that has no version. */
      contextualSearch: z.boolean().default(true),
      /** Results whose address matches this regular expression are treated as links to another site. */
      externalUrlRegex: z.string().refine(isRegex, "is no regular expression").optional(),
      /** The address of a proxy, or of a self-hosted service: `https://search.example.org`. */
      host: z.url({ protocol: /^https?$/ }).optional(),
    })
    .optional(),
  /** A service that answers questions. Without it, the answers are quotes from the docs: see docs/SEARCH.md. */
  answers: z
    .strictObject({
      /** The address of the service. */
      url: z.url({ protocol: /^https?$/ }),
    })
    .optional(),
});

function isRegex(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
