/**
 * The index of a site that is too large for one file of records. For each search, it loads the files of the terms, chooses the pages that
 * say most about them, and indexes these as if they were all there is. Only sites whose records are split load this module.
 */
import { getEditDistance } from "../../../shared/nearest.ts";
import {
  getPageFile,
  getTermFile,
  LONGEST_START,
  MOST_SCORE,
  readPosting,
  toStartKey,
  type Posting,
  type TermFile,
} from "../../../shared/search/split.ts";
import { splitTerms } from "../../../shared/search/terms.ts";
import type { SearchFile, SearchPage, SearchSplit } from "../../../shared/search/records.ts";
import { createIndex, type RecordIndex } from "./create-index.ts";
import { learnWords, parseQuery, type QueryWord } from "./parse-query.ts";
import { FUZZINESS, SHORTEST_FUZZY } from "./ranking.ts";

/** Readers look at the first results. Records of more pages would take long to load. */
const MOST_PAGES = 12;
/** A search for the beginning of a word, or for a misspelt word, looks no further. */
const MOST_TERM_FILES = 3;
/** Of the pages that have the beginning of a word, or a similar word, in place of the word. */
const INEXACT = 0.5;
const NOTHING: SearchSplit = { folder: "", terms: [], pagesPerFile: 1 };

export async function createSplitIndex(
  { split = NOTHING, ...file }: SearchFile,
  load: (url: string) => Promise<unknown> = loadJson,
): Promise<RecordIndex> {
  learnWords(file);
  const loadOnce = createLoader(load);
  const loadTerms = (index: number) => loadOnce(split.folder + getTermFile(index)) as Promise<TermFile>;
  const own: RecordIndex = { records: [], words: new Set(), find: () => [], narrow };

  async function narrow(text: string): Promise<RecordIndex> {
    const pages = await choosePages(text);
    const chosen = await Promise.all(
      pages.map(async (page) => {
        const { pagesPerFile, folder } = split;
        const loaded = (await loadOnce(folder + getPageFile(Math.floor(page / pagesPerFile)))) as SearchPage[];
        return loaded[page % pagesPerFile] ?? [];
      }),
    );
    const index = await createIndex({ ...file, pages: chosen.flat() });
    // For the previews of what is found.
    own.records = index.records;
    return index;
  }

  async function choosePages(text: string): Promise<number[]> {
    const { words, compounds } = parseQuery(text);
    const known = new Set(words.map(({ stem }) => stem));
    // Some phrases are understood as other words. A page may have the phrase itself.
    const others = [...new Set([...compounds, ...splitTerms(text)])].filter((term) => !known.has(term));
    const scores = new Map<number, number>();
    const add = ({ count, pages }: Posting, weight: number) => {
      // A word that many pages have says less, but that a page has it counts more than how often.
      const rarity = weight / Math.log2(2 + count);
      for (const { page, score } of pages)
        scores.set(page, (scores.get(page) ?? 0) + rarity * (1 + score / MOST_SCORE));
    };
    await Promise.all([
      ...words.map(async (word) => {
        for (const { posting, weight } of await findWord(word)) add(posting, weight * word.weight);
      }),
      ...others.map(async (term) => add(await findTerm(term), INEXACT)),
    ]);
    const ranked = [...scores].sort(([a, one], [b, other]) => other - one || a - b);
    return ranked.slice(0, MOST_PAGES).map(([page]) => page);
  }

  async function findTerm(term: string): Promise<Posting> {
    const terms = await loadTerms(findFile(term));
    // A reader may search for `constructor`, which every object has.
    return readPosting((Object.hasOwn(terms, term) && terms[term]) || []);
  }

  async function findWord({ typed, stem, synonyms, joined, isWhole }: QueryWord) {
    const exact = await findTerm(stem);
    const found = [{ posting: exact, weight: 1 }];
    if (!isWhole) found.push(...(await findStart(typed)));
    for (const term of [...synonyms.flat(), ...joined]) found.push({ posting: await findTerm(term), weight: INEXACT });
    const isKnown = found.some(({ posting }) => posting.count > 0);
    return isKnown || stem.length < SHORTEST_FUZZY ? found : findSimilar(stem);
  }

  async function findStart(start: string) {
    const terms =
      start.length <= LONGEST_START
        ? [[toStartKey(start), await findTerm(toStartKey(start))] as const]
        : await listTerms(start);
    return terms.map(([, posting]) => ({ posting, weight: INEXACT }));
  }

  async function findSimilar(stem: string) {
    const terms = await listTerms(stem.slice(0, LONGEST_START));
    const most = Math.max(1, Math.round(stem.length * FUZZINESS));
    return terms
      .filter(([term]) => Math.abs(term.length - stem.length) <= most && getEditDistance(term, stem) <= most)
      .map(([, posting]) => ({ posting, weight: INEXACT }));
  }

  /** The terms that begin so. */
  async function listTerms(start: string): Promise<(readonly [string, Posting])[]> {
    const first = findFile(start);
    const last = Math.min(first + MOST_TERM_FILES - 1, findFile(`${start}\uffff`));
    const files = await Promise.all(Array.from({ length: last - first + 1 }, (_, index) => loadTerms(first + index)));
    return files
      .flatMap((terms) => Object.entries(terms))
      .filter(([term]) => term.startsWith(start) && !term.endsWith(toStartKey("")))
      .map(([term, numbers]) => [term, readPosting(numbers)] as const);
  }

  /** The number of the file that has the term, if any has it. */
  function findFile(term: string): number {
    return Math.max(
      0,
      split.terms.findLastIndex((first) => first <= term),
    );
  }

  return own;
}

/** Loads each file once. After a failure, the next search tries again. */
function createLoader(load: (url: string) => Promise<unknown>): (url: string) => Promise<unknown> {
  const known = new Map<string, Promise<unknown>>();
  return (url) => {
    const loading = known.get(url) ?? load(url);
    known.set(url, loading);
    loading.catch(() => known.delete(url));
    return loading;
  };
}

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json();
}
