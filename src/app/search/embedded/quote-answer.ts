/**
 * Answers a question without a model: it quotes the passages that fit best, with their section, the facts of an option, and a command or
 * setting from the same section. If nothing fits well, there is no answer.
 */
import type { Answer, AnswerQuery, Quote } from "../search-types.ts";
import { findWords } from "../../../shared/search/terms.ts";
import { parseQuery } from "./parse-query.ts";
import type { RankedMatch } from "./ranking.ts";
import type { SearchRecord } from "./records.ts";
import { rankRecords, type Indexes } from "./search-indexes.ts";
import { parseBlocks, type SmallBlock } from "../record-text.ts";

const MOST_QUOTES = 3;
const MOST_PASSAGES = 2;
/** In words. Shorter passages are headings rather than sentences. */
const SHORTEST_PASSAGE = 6;
/** The share of the question's words that a section must have to be quoted. */
const LEAST_COVERAGE = 0.6;
/** With so many words of a title or a keyword, a question is about the section, whatever else it says. */
const LEAST_TASK_FIT = 0.5;
/** In comparison with the best section. Sections that fit much worse would distract from it. */
const LEAST_RANK = 0.2;

export function quoteAnswer(indexes: Indexes, { question, tags }: AnswerQuery, now: Date): Answer {
  const ranked = rankRecords(indexes, { text: question, tags, readTags: tags }, { now, isFuzzy: false });
  const leastRank = (ranked[0]?.rank ?? 0) * LEAST_RANK;
  const onSubject = findOnSubject(indexes, question);
  const isGood = ({ coverage, taskFit, record }: RankedMatch) =>
    taskFit === 1 || (coverage >= LEAST_COVERAGE && (taskFit >= LEAST_TASK_FIT || !onSubject || onSubject.has(record)));
  const shown = ranked.filter(({ rank, record }) => rank >= leastRank && record.text !== "");
  // What comes after a weak passage is weaker still.
  if (!shown[0] || !isGood(shown[0])) return { quotes: [] };
  return { quotes: shown.filter(isGood).slice(0, MOST_QUOTES).map(quoteSection) };
}

/**
 * The records with that word of the question which the fewest records have. It says best what the question is about: a section without
 * it may have all other words, and still answers something else. If no record has it, no section is about it.
 */
function findOnSubject(indexes: Indexes, question: string): ReadonlySet<SearchRecord> | undefined {
  const words = parseQuery(question).words.filter(({ weight }) => weight === 1);
  return words
    .map(({ typed }) => {
      const word = parseQuery(`${typed} `);
      const matches = [...indexes.values()].flatMap((index) => index.find(word, { isFuzzy: false }));
      return new Set(matches.map(({ record }) => record));
    })
    .toSorted((a, b) => a.size - b.size)[0];
}

function quoteSection({ record, terms }: RankedMatch): Quote {
  const marks = new Set(terms);
  const blocks = parseBlocks(record.text);
  const passages = choosePassages(listPassages(blocks), { marks, isReference: record.facts !== undefined });
  const code = chooseCode(blocks, passages);
  const [name] = record.names;
  return {
    url: record.url,
    pageTitle: record.pageTitle,
    title: record.title,
    passages: passages.map(({ text }) => text),
    terms,
    code,
    facts: record.facts && name ? { ...record.facts, name } : undefined,
  };
}

interface Passage {
  text: string;
  /** The position of its block in the section. */
  at: number;
}

function listPassages(blocks: SmallBlock[]): Passage[] {
  return blocks.flatMap((block, at) => {
    if (block.type === "paragraph") return [{ text: block.text, at }];
    if (block.type === "list") return block.items.map((text) => ({ text, at }));
    return block.type === "table" ? block.rows.map((row) => ({ text: row.join(" – "), at })) : [];
  });
}

/**
 * The passages with the most different words of the question, in the order of the page; if none has any, the first passage. In the
 * description of an option or a flag the first passage is always chosen, because it says what the option is.
 */
function choosePassages(
  passages: Passage[],
  { marks, isReference }: { marks: ReadonlySet<string>; isReference: boolean },
): Passage[] {
  const isFirst = (passage: Passage) => passage === passages[0];
  const best = passages
    .map((passage) => ({
      passage,
      count: isReference && isFirst(passage) ? Infinity : countMarks(passage.text, marks),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_PASSAGES)
    .map(({ passage }) => passage);
  return passages.filter((passage) => (best.length > 0 ? best.includes(passage) : isFirst(passage)));
}

function countMarks(text: string, marks: ReadonlySet<string>): number {
  const words = findWords(text);
  return words.length < SHORTEST_PASSAGE
    ? 0
    : new Set(words.flatMap(({ terms }) => terms.filter((term) => marks.has(term)))).size;
}

/** The first code after the beginning of the passages, or else the first of the section. */
function chooseCode(blocks: SmallBlock[], passages: Passage[]): Quote["code"] {
  const isCode = (block: SmallBlock) => block.type === "code";
  const start = passages[0]?.at ?? 0;
  const block = blocks.slice(start).find(isCode) ?? blocks.find(isCode);
  return block?.type === "code" ? { language: block.language, text: block.text } : undefined;
}
