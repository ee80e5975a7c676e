/** The index of one file of records. MiniSearch finds the words and weighs them by field. */
import MiniSearch, { type Query } from "minisearch";
import type { SearchFile } from "../../../shared/search/records.ts";
import { getTerms, splitWords } from "../../../shared/search/terms.ts";
import { getQueryCoverage, learnWords, type ParsedQuery } from "./parse-query.ts";
import {
  COMPOUND_WEIGHT,
  FIELD_WEIGHTS,
  FUZZINESS,
  FUZZY_WEIGHT,
  INEXACT,
  INTENT_FIELDS,
  KNOWN_PREFIX_WEIGHT,
  LEAST_COVERAGE,
  LETTER_FIELDS,
  PREFIX_WEIGHT,
  SHORTEST_FUZZY,
  SYNONYM_WEIGHT,
  type Match,
  type SearchField,
} from "./ranking.ts";
import { listRecords, type SearchRecord } from "./records.ts";

export interface RecordIndex {
  records: SearchRecord[];
  /** All words of the records, as they are written. */
  words: ReadonlySet<string>;
  find(query: ParsedQuery, options?: { isFuzzy?: boolean }): Match[];
  /** Set where the records are split: loads those that a search is about, and returns their index. */
  narrow?(text: string): Promise<RecordIndex>;
}

const READ_FIELD: Record<SearchField, (record: SearchRecord) => string> = {
  names: (record) => record.names.join(" "),
  title: (record) => record.title,
  page: (record) => `${record.pageTitle} ${record.pageKeywords}`,
  path: (record) => record.path.join(" "),
  keywords: (record) => record.keywords,
  text: (record) => record.text,
};

/** The number of records that are indexed at a time. A search that is waiting runs in between. */
const CHUNK_SIZE = 100;

export async function createIndex(file: SearchFile): Promise<RecordIndex> {
  learnWords(file);
  const records = listRecords(file);
  const words = new Set<string>();
  const terms = new Set<string>();
  const index = new MiniSearch<SearchRecord>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (record, field) => (field === "id" ? String(record.id) : READ_FIELD[field as SearchField](record)),
    tokenize: (text) =>
      splitWords(text).flatMap((word) => {
        words.add(word);
        const found = getTerms(word);
        for (const term of found) terms.add(term);
        return found;
      }),
    processTerm: (term) => term,
  });
  await index.addAllAsync(records, { chunkSize: CHUNK_SIZE });

  return {
    records,
    words,
    find(query, { isFuzzy = true } = {}) {
      const found = index.search(createQuery(query, { isFuzzy, terms }), {
        boost: FIELD_WEIGHTS,
        tokenize: (term) => [term],
      });
      const matches = found.map(({ id, score, terms, queryTerms }) => ({
        // The id of a record is its position.
        record: records[Number(id)]!,
        score,
        coverage: getQueryCoverage(query, (term) =>
          terms.includes(term) ? 1 : queryTerms.includes(term) ? INEXACT : 0,
        ),
        terms,
      }));
      // A common word finds most records, but only those that come close to the best are good answers.
      const least = Math.max(0, ...matches.map(({ coverage }) => coverage)) * LEAST_COVERAGE;
      return matches.filter(({ coverage }) => coverage >= least);
    },
  };
}

interface QueryContext {
  isFuzzy: boolean;
  /** All terms of the index. */
  terms: ReadonlySet<string>;
}

/**
 * Looks for each word as it is, as the beginning of a word, misspelt and by its synonyms, and for compounds as a whole. If the
 * index has the word itself, longer and similar words count little: readers who look for Java do not mean JavaScript.
 */
function createQuery({ words, compounds }: ParsedQuery, { isFuzzy, terms }: QueryContext): Query {
  const queries = words.flatMap(({ typed, stem, synonyms, joined, weight, isWhole, isIntent }) => {
    const isKnown = terms.has(stem);
    const joinedTerms = joined.filter((term) => terms.has(term));
    const options = {
      boostTerm: () => weight,
      weights: { prefix: isKnown ? KNOWN_PREFIX_WEIGHT : PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
      ...(isIntent && { fields: INTENT_FIELDS }),
    };
    return [
      { queries: [stem], ...options, fuzzy: isFuzzy && !isKnown && stem.length >= SHORTEST_FUZZY ? FUZZINESS : false },
      // Almost every text has a word with this letter, so a single letter is only looked for in names and titles.
      ...(isWhole && isKnown
        ? []
        : [{ queries: [typed], ...options, prefix: true, ...(typed.length === 1 && { fields: LETTER_FIELDS }) }]),
      ...joinedTerms,
      ...synonyms.map((synonym) => ({
        combineWith: "AND" as const,
        queries: synonym,
        ...options,
        boostTerm: () => (weight * SYNONYM_WEIGHT) / synonym.length,
      })),
    ];
  });
  return { combineWith: "OR", queries: [...queries, { queries: compounds, boostTerm: () => COMPOUND_WEIGHT }] };
}
