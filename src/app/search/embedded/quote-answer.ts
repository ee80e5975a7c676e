/**
 * Answers a question without a model: the passages that fit it best, word for word, with where they stand, the facts of an
 * option and the command or setting beside them. What does not fit well is no answer.
 */
import type { Answer, AnswerQuery, Quote } from "../answers/answer-types.ts";
import { findWords } from "../words.ts";
import type { RankedMatch } from "./rank-match.ts";
import { rankRecords, type Indexes } from "./search-indexes.ts";
import { parseBlocks, type SmallBlock } from "./small-markdown.ts";

const MOST_QUOTES = 3;
const MOST_PASSAGES = 2;
/** What is shorter is a heading rather than a sentence. */
const SHORTEST_PASSAGE = 6;
/** Share of the question's words that a passage's section has to hold. */
const LEAST_COVERAGE = 0.6;
/** In comparison with the best: whatever fits much worse distracts from it. */
const LEAST_RANK = 0.2;

export function quoteAnswer(indexes: Indexes, { question, tags }: AnswerQuery, now: Date): Answer {
  const ranked = rankRecords(indexes, { text: question, tags, readTags: tags }, { now, isFuzzy: false });
  const fitting = ranked.filter(
    ({ coverage, rank, record }) =>
      coverage >= LEAST_COVERAGE && rank >= ranked[0]!.rank * LEAST_RANK && record.text !== "",
  );
  return { quotes: fitting.slice(0, MOST_QUOTES).map(quoteSection) };
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
    ...(code && { code }),
    ...(record.facts && name && { facts: { ...record.facts, name } }),
  };
}

interface Passage {
  text: string;
  /** Of its block in the section. */
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
 * Those with the most different words of the question, in the order of the page; without any, the first. Where an option or a
 * flag is described, the first says what it is.
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

/** The first one behind the passages, or before them. */
function chooseCode(blocks: SmallBlock[], passages: Passage[]): Quote["code"] {
  const isCode = (block: SmallBlock) => block.type === "code";
  const start = passages[0]?.at ?? 0;
  const block = blocks.slice(start).find(isCode) ?? blocks.find(isCode);
  return block?.type === "code" ? { language: block.language, text: block.text } : undefined;
}
