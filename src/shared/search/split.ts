/**
 * How the records of a large site are split: files of terms tell which pages have a term, and files of pages have their records. A
 * search loads the files of its own terms, and then the pages that fit best. The build writes these files, and the search worker reads them.
 */

/** The pages that have a term. */
export interface Posting {
  /** How many pages have it. Those that it says most about are listed. */
  count: number;
  /** The position of a page among all pages, and how much the term says about the page: at most `MOST_SCORE`. */
  pages: { page: number; score: number }[];
}

export type TermFile = Record<string, number[]>;

export const MOST_SCORE = 60;
/** More pages than these are not listed for a term. */
export const MOST_LISTED = 200;
/** The beginnings of words up to this length have entries. Words that begin with more letters are next to each other in few files. */
export const LONGEST_START = 2;

/** The key of the pages with words that begin so. No word contains this character, and it comes before all letters and digits. */
export function toStartKey(start: string): string {
  return `${start}*`;
}

export function getTermFile(index: number): string {
  return `terms-${index}.json`;
}

export function getPageFile(index: number): string {
  return `pages-${index}.json`;
}

/** Numbers that compress well: the count, then for each score its negative and the distances between the pages that have it. */
export function writePosting({ count, pages }: Posting): number[] {
  const numbers = [count];
  const scores = [...new Set(pages.map(({ score }) => score))].sort((a, b) => b - a);
  for (const score of scores) {
    numbers.push(-score);
    let last = 0;
    const own = pages.filter((each) => each.score === score).map(({ page }) => page);
    for (const page of own.sort((a, b) => a - b)) {
      numbers.push(page - last);
      last = page;
    }
  }
  return numbers;
}

export function readPosting([count = 0, ...numbers]: number[]): Posting {
  const pages: Posting["pages"] = [];
  let score = 0;
  let page = 0;
  for (const number of numbers) {
    if (number < 0) [score, page] = [-number, 0];
    else pages.push({ page: (page += number), score });
  }
  return { count, pages };
}
