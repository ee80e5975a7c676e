/** The files that are formatted: those of a folder, for example the tests of the formatter, or our own sample. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DOC_EXPLORER } from "../../src/playground/model/options.ts";
import { SAMPLES } from "../../src/playground/model/parsers.ts";

/** 12 files for each language that the playground offers. The folder of a file is the name of its parser. */
export const SAMPLE_FOLDER = fileURLToPath(new URL("../fixtures/formatting/", import.meta.url));

/** The playground's names of languages. */
export const PARSERS = Object.keys(SAMPLES).filter((parser) => parser !== DOC_EXPLORER);

/** Where the formatter keeps its tests. */
const TESTS_OF_FORMATTER = "tests/format";
/** These are about the inputs: expected outputs, and the programs that run the tests. */
const NO_INPUT = /(^|\/)(__snapshots__|node_modules|\.git)\/|(^|\/)(jsfmt|format\.test|snapshot)\.[\w.]+$|\.snap$/;
/** What is larger was made by a program, and takes minutes. */
const LARGEST = 200_000;

export interface Input {
  /** Its path in the folder. */
  name: string;
  content: string;
  /** Set where the first folder of its path is named like a parser, as in the tests of the formatter. */
  parser?: string;
}

export async function readInputs(folder = SAMPLE_FOLDER): Promise<Input[]> {
  const root = await findTests(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((name) => !NO_INPUT.test(name))
    .sort();
  const inputs = await Promise.all(names.map((name) => readInput(root, name)));
  return inputs.filter((input) => input !== undefined);
}

async function findTests(folder: string): Promise<string> {
  const inside = path.join(folder, TESTS_OF_FORMATTER);
  return readdir(inside).then(
    () => inside,
    () => folder,
  );
}

/** Undefined where the file is no text. */
async function readInput(root: string, name: string): Promise<Input | undefined> {
  const bytes = await readFile(path.join(root, name));
  const content = bytes.toString("utf8");
  if (bytes.length > LARGEST || !Buffer.from(content).equals(bytes) || content.includes("\0")) return undefined;
  const [first = ""] = name.split("/");
  return PARSERS.includes(first) ? { name, content, parser: first } : { name, content };
}
