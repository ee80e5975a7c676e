/** Holds `docs/CONFORMANCE.md` to its word: every sentence names tests, and every test it names exists. */
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Sentence {
  id: string;
  proofs: { file: string; title: string }[];
}

const SENTENCE = /^- \*\*(\d+\.\d+)\*\* \S/;
const PROOF = /^ {2}- `([^`]+)` `([^`]+)`$/;

function parseSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const line of text.split("\n").filter((each) => /^ *- /.test(each))) {
    const [, id] = SENTENCE.exec(line) ?? [];
    const [, file, title] = PROOF.exec(line) ?? [];
    if (id) sentences.push({ id, proofs: [] });
    else if (file && title) sentences.at(-1)!.proofs.push({ file, title });
    else throw new Error(`Neither a sentence nor a test: ${line}`);
  }
  return sentences;
}

/** Whether a call in the file has exactly this text as its first argument, as `test("…")` and `it.each(…)("…")` have. */
function hasTest(source: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`\\(\\s*(["'\`])${literal}\\1\\s*,`).test(source);
}

const sentences = parseSentences(readFileSync("docs/CONFORMANCE.md", "utf8"));

it("every sentence has an id of its own, in order", () => {
  expect(sentences.length).toBeGreaterThan(100);
  const ids = sentences.map(({ id }) => id);
  const key = (id: string) => id.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => key(a) - key(b)));
});

it("every sentence is proven by a test", () => {
  expect(sentences.filter(({ proofs }) => proofs.length === 0).map(({ id }) => id)).toEqual([]);
});

it("every test that is named exists", () => {
  const missing = sentences.flatMap(({ id, proofs }) =>
    proofs
      .filter(({ file, title }) => !existsSync(file) || !hasTest(readFileSync(file, "utf8"), title))
      .map(({ file, title }) => `${id}: ${file} has no "${title}"`),
  );
  expect(missing).toEqual([]);
});

it("a sentence without a test, and a test that is gone, are seen", () => {
  expect(parseSentences("- **1.1** Says.\n  - `a.ts` `it is`\n- **1.2** More.")).toEqual([
    { id: "1.1", proofs: [{ file: "a.ts", title: "it is" }] },
    { id: "1.2", proofs: [] },
  ]);
  expect(() => parseSentences("- Says.")).toThrow("Neither");
  expect(hasTest('test("it is", () => {})', "it is")).toBe(true);
  expect(hasTest("it.each([1])(\n  `${it} is`,\n  () => {})", "${it} is")).toBe(true);
  expect(hasTest('test("it is not", () => {}); // "it is",', "it is")).toBe(false);
});
