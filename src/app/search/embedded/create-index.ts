/** One index for one file of records: MiniSearch finds and weighs words, `ranking.ts` decides. */
import MiniSearch, { type Query } from "minisearch";
import type { SearchFile, SearchKind } from "../../../shared/search.ts";
import { splitTerms } from "../words.ts";
import type { ParsedQuery, QueryWord } from "./parse-query.ts";
import {
  FIELD_WEIGHTS,
  FUZZINESS,
  FUZZY_WEIGHT,
  getRank,
  PREFIX_WEIGHT,
  SHORTEST_FUZZY,
  type SearchField,
} from "./ranking.ts";
import { listRecords, type SearchRecord } from "./records.ts";

export interface RankedRecord {
  record: SearchRecord;
  rank: number;
  coverage: number;
  /** Terms of the record that the query found. */
  terms: string[];
}

interface Context {
  /** Of the version being read; docs of others come after. */
  isOtherVersion: boolean;
  kinds?: SearchKind[] | undefined;
  isFuzzy?: boolean;
  now: Date;
}

export interface RecordIndex {
  find(query: ParsedQuery, context: Context): RankedRecord[];
  records: SearchRecord[];
  /** All terms, for proposals. */
  suggest(term: string): string[];
}

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

const READ_FIELD: Record<SearchField, (record: SearchRecord) => string> = {
  names: (record) => record.names.join(" "),
  title: (record) => record.title,
  page: (record) => record.pageTitle,
  path: (record) => record.path.join(" "),
  text: (record) => record.text,
};

export function createIndex(file: SearchFile): RecordIndex {
  const records = listRecords(file);
  const index = new MiniSearch<SearchRecord>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (record, field) => (field === "id" ? String(record.id) : READ_FIELD[field as SearchField](record)),
    tokenize: splitTerms,
    processTerm: (term) => term,
  });
  index.addAll(records);

  return {
    records,
    find(query, { kinds, isOtherVersion, isFuzzy = true, now }) {
      const found = index.search(createQuery(query, isFuzzy), {
        boost: FIELD_WEIGHTS,
        weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
        tokenize: (term) => [term],
      });
      return found.flatMap(({ id, score, terms, queryTerms }) => {
        const record = records[Number(id)]!;
        if (kinds && !kinds.includes(record.kind)) return [];
        const coverage = getCoverage(query.words, (term) => queryTerms.includes(term));
        const rank = getRank({
          score,
          coverage,
          kind: record.kind,
          isWholePage: record.isWholePage,
          isEmpty: record.text === "",
          isOtherVersion: isOtherVersion && record.version !== undefined,
          age: record.date ? (now.getTime() - Date.parse(record.date)) / YEAR_MS : 0,
          ...compareNames(record, query),
        });
        return [{ record, rank, coverage, terms }];
      });
    },
    suggest: (term) =>
      index.autoSuggest(term, { fuzzy: 0.4, tokenize: (each) => [each] }).map((each) => each.suggestion),
  };
}

/** Each word as it is, as a beginning, misspelt, or by another name; and names of several words as a whole. */
function createQuery({ words, compounds }: ParsedQuery, isFuzzy: boolean): Query {
  return {
    combineWith: "OR",
    queries: [
      ...words.flatMap(({ typed, stem, synonym }) => [
        { queries: [stem], fuzzy: isFuzzy && stem.length >= SHORTEST_FUZZY ? FUZZINESS : false },
        { queries: [typed], prefix: true },
        ...(synonym.length > 0 ? [{ combineWith: "AND" as const, queries: synonym }] : []),
      ]),
      ...compounds,
    ],
  };
}

/** Share of the query's words, by their weight, that are among these terms. */
function getCoverage(words: QueryWord[], has: (term: string) => boolean): number {
  let [all, found] = [0, 0];
  for (const { typed, stem, synonym, weight } of words) {
    all += weight;
    if (has(stem) || has(typed) || (synonym.length > 0 && synonym.every(has))) found += weight;
  }
  return found / all;
}

function compareNames(record: SearchRecord, query: ParsedQuery) {
  return {
    titleCoverage: getCoverage(query.words, (term) => record.titleTerms.has(term)),
    isExactName: record.normalizedNames.includes(query.normalized),
    isExactTitle: record.joinedTitle === query.titleTerms,
    containedName: Math.max(0, ...record.normalizedNames.map((name) => query.names.get(name) ?? 0)),
  };
}
