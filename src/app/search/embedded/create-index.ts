/** One index for one file of records: MiniSearch finds words and weighs them by field. */
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
  type SearchField,
} from "./ranking.ts";
import { listRecords, type SearchRecord } from "./records.ts";

export interface Match {
  record: SearchRecord;
  /** BM25 over the weighted fields. */
  score: number;
  /** Share of the query's words that it has. */
  coverage: number;
  /** Terms of the record that the query found. */
  terms: string[];
}

export interface RecordIndex {
  records: SearchRecord[];
  /** All that are in the records, as they are written. */
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

/** Records at a time; in between, a search that is waiting gets its turn. */
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
      // A common word finds most records. Only those that come close to the best are worth looking at.
      const shares = found.map(({ queryTerms }) => getCoverage(query, (term) => queryTerms.includes(term)));
      const least = Math.max(0, ...shares) * LEAST_COVERAGE;
      return found.flatMap(({ id, score, terms }, at) => {
        const coverage = shares[at]!;
        return coverage < least ? [] : [{ record: records[Number(id)]!, score, coverage, terms }];
      });
    },
  };
}

/** Each word as it is, as a beginning, misspelt, or by another name; and names of several words as a whole. */
function createQuery({ words, compounds }: ParsedQuery, isFuzzy: boolean): Query {
  return {
    combineWith: "OR",
    queries: [
      ...words.flatMap(({ typed, stem, synonym }) => [
        { queries: [stem], fuzzy: isFuzzy && stem.length >= SHORTEST_FUZZY ? FUZZINESS : false },
        // Texts have words with any letter: of one alone, only names and titles tell something.
        { queries: [typed], prefix: true, ...(typed.length === 1 && { fields: ["names", "title"] }) },
        ...(synonym.length > 0 ? [{ combineWith: "AND" as const, queries: synonym }] : []),
      ]),
      ...compounds,
    ],
  };
}
