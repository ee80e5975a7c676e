/** The index of one file of records. MiniSearch finds the words and weighs them by field. */
import MiniSearch, { type Query } from "minisearch";
import type { SearchFile } from "../../../shared/search.ts";
import { getTerms, splitWords } from "../words.ts";
import { getCoverage, type ParsedQuery } from "./parse-query.ts";
import {
  FIELD_WEIGHTS,
  FUZZINESS,
  FUZZY_WEIGHT,
  LEAST_COVERAGE,
  PREFIX_WEIGHT,
  SHORTEST_FUZZY,
  type Match,
  type SearchField,
} from "./ranking.ts";
import { listRecords, type SearchRecord } from "./records.ts";

export interface RecordIndex {
  records: SearchRecord[];
  /** All words of the records, as they are written. */
  words: ReadonlySet<string>;
  find(query: ParsedQuery, options?: { isFuzzy?: boolean }): Match[];
}

const READ_FIELD: Record<SearchField, (record: SearchRecord) => string> = {
  names: (record) => record.names.join(" "),
  title: (record) => record.title,
  page: (record) => record.pageTitle,
  path: (record) => record.path.join(" "),
  text: (record) => record.text,
};

/** The number of records that are indexed at a time. A search that is waiting runs in between. */
const CHUNK_SIZE = 100;

export async function createIndex(file: SearchFile): Promise<RecordIndex> {
  const records = listRecords(file);
  const words = new Set<string>();
  const index = new MiniSearch<SearchRecord>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (record, field) => (field === "id" ? String(record.id) : READ_FIELD[field as SearchField](record)),
    tokenize: (text) =>
      splitWords(text).flatMap((word) => {
        words.add(word);
        return getTerms(word);
      }),
    processTerm: (term) => term,
  });
  await index.addAllAsync(records, { chunkSize: CHUNK_SIZE });

  return {
    records,
    words,
    find(query, { isFuzzy = true } = {}) {
      const found = index.search(createQuery(query, isFuzzy), {
        boost: FIELD_WEIGHTS,
        weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
        tokenize: (term) => [term],
      });
      const matches = found.map(({ id, score, terms, queryTerms }) => ({
        // The id of a record is its position.
        record: records[Number(id)]!,
        score,
        coverage: getCoverage(query, (term) => queryTerms.includes(term)),
        terms,
      }));
      // A common word finds most records, but only those that come close to the best are good answers.
      const least = Math.max(0, ...matches.map(({ coverage }) => coverage)) * LEAST_COVERAGE;
      return matches.filter(({ coverage }) => coverage >= least);
    },
  };
}

/** Looks for each word as it is, as the beginning of a word, misspelt and by its synonym, and for compounds as a whole. */
function createQuery({ words, compounds }: ParsedQuery, isFuzzy: boolean): Query {
  return {
    combineWith: "OR",
    queries: [
      ...words.flatMap(({ typed, stem, synonym }) => [
        { queries: [stem], fuzzy: isFuzzy && stem.length >= SHORTEST_FUZZY ? FUZZINESS : false },
        // Almost every text has a word with this letter, so a single letter is only looked for in names and titles.
        { queries: [typed], prefix: true, ...(typed.length === 1 && { fields: ["names", "title"] }) },
        ...(synonym.length > 0 ? [{ combineWith: "AND" as const, queries: synonym }] : []),
      ]),
      ...compounds,
    ],
  };
}
