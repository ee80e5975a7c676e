/**
 * Reads docs, except those that are still the same files as in a build before: of these it knows the front matter, and a hash that stands
 * for the body. All docs with directives are read, because only their body says what else they depend on.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../base/cache.ts";
import { describeFileState, isSettled } from "../base/file-state.ts";
import { writeLines } from "../base/write-lines.ts";
import { docSchema, parsePage, type DocFrontMatter, type ParsedFile, type ParseResult } from "./front-matter.ts";

export interface DocReader {
  read(file: string): ParseResult<DocFrontMatter>;
  /** Called when all docs are read. */
  save(): void;
}

interface ReaderOptions {
  root: string;
  cacheDir: string;
  /** Another engine may take the same text for something else. */
  engineHash: string;
  /** Called for each doc that is not the file that it was, so that others can get ready to compile it. */
  onChange?(): void;
}

type Fields = Pick<ParsedFile<DocFrontMatter>, "frontMatter" | "bodyOffset"> & { bodyHash: string };
/** The first line of the record is the hash of the engine, and each further one is of this kind. */
type DocLine = [file: string, state: string, fields: Fields];

/** The record is written again if more docs than one in so many had to be read. */
const RENEWED_SHARE = 20;

export function createDocReader({ root, cacheDir, engineHash, onChange = () => {} }: ReaderOptions): DocReader {
  const record = path.join(cacheDir, "docs.json");
  const known = readRecord(record, engineHash);
  const read = new Map<string, DocLine>();
  return {
    read(file) {
      const now = Date.now();
      const stats = statSync(`${root}/${file}`);
      const state = describeFileState(stats);
      const line = known.get(file);
      if (line?.[1] === state) return { parsed: new UnreadDoc(root, line), problems: [] };
      if (line) onChange();
      const result = readDoc(root, file);
      const { frontMatter, body, bodyOffset } = result.parsed;
      if (isSettled(stats, now) && result.problems.length === 0 && !body.includes("::"))
        read.set(file, [file, state, { frontMatter, bodyOffset, bodyHash: hashOf(body) }]);
      return result;
    },
    save() {
      if (read.size * RENEWED_SHARE <= known.size) return;
      const lines = [...new Map([...known, ...read]).values()].map((line) => JSON.stringify(line));
      writeLines(record, [engineHash, ...lines]);
    },
  };
}

export function readDoc(root: string, file: string): ParseResult<DocFrontMatter> {
  return parsePage({ file, text: readFileSync(path.join(root, file), "utf8") }, docSchema);
}

function readRecord(record: string, engineHash: string): Map<string, DocLine> {
  try {
    const [engine, ...lines] = readFileSync(record, "utf8").trimEnd().split("\n");
    const docs = engine === engineHash ? (JSON.parse(`[${lines.join()}]`) as DocLine[]) : [];
    return new Map(docs.map((line) => [line[0], line]));
  } catch {
    // There is none, or it is damaged: then all docs are read.
    return new Map();
  }
}

class UnreadDoc implements ParsedFile<DocFrontMatter> {
  readonly file: string;
  readonly frontMatter: DocFrontMatter;
  readonly bodyOffset: number;
  readonly bodyHash: string;
  readonly #root: string;

  constructor(root: string, [file, , { frontMatter, bodyOffset, bodyHash }]: DocLine) {
    this.file = file;
    this.frontMatter = frontMatter;
    this.bodyOffset = bodyOffset;
    this.bodyHash = bodyHash;
    this.#root = root;
  }

  get #whole(): ParsedFile<DocFrontMatter> {
    const { parsed } = readDoc(this.#root, this.file);
    if (hashOf(parsed.body) !== this.bodyHash)
      throw new Error(`${this.file} was changed while the site was being built: build it again`);
    return parsed;
  }

  get body() {
    return this.#whole.body;
  }

  get head() {
    return this.#whole.head;
  }
}
