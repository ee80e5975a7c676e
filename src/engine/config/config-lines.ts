/** Finds the lines of `site.config.ts` that problems are about, and what makes the file unreadable. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { AuthoringError, type Problem } from "../base/problems.ts";

export const CONFIG_FILE = "site.config.ts";

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Gives the problems of the configuration their line. The parser is loaded only if there are any. */
export async function addConfigLines(root: string, problems: Problem[]): Promise<Problem[]> {
  if (!problems.some((problem) => problem.path)) return problems;
  const text = await readFile(path.join(root, CONFIG_FILE), "utf8").catch(() => "");
  const { parseSync } = await import("rolldown/utils");
  const { program } = parseSync(CONFIG_FILE, text);
  const body = program.body as unknown as Node[];
  return problems.map(({ path: place, ...problem }) => {
    const start = place && findPlace(body, place);
    return start === undefined ? problem : { ...problem, line: getLine(text, start) };
  });
}

/** Why the file cannot be read, or nothing for a file without mistakes in its syntax. */
export async function findSyntaxProblems(root: string): Promise<Problem[]> {
  const text = await readFile(path.join(root, CONFIG_FILE), "utf8").catch(() => undefined);
  if (text === undefined) return [{ file: CONFIG_FILE, message: "the configuration of the site is missing" }];
  const { parseSync } = await import("rolldown/utils");
  return parseSync(CONFIG_FILE, text).errors.map(({ message, labels }) => ({
    file: CONFIG_FILE,
    line: getLine(text, labels[0]?.start ?? 0),
    message,
  }));
}

/** What is wrong with a configuration that could not be loaded, without the frames and the advice of a bundler. */
export async function explainConfigError(root: string, error: unknown): Promise<AuthoringError> {
  const syntax = await findSyntaxProblems(root);
  if (syntax.length > 0) return new AuthoringError(syntax);
  // Not `instanceof`: the dev server loads the configuration, and with it the class, anew.
  const { problems, message = String(error) } = error as Partial<AuthoringError>;
  if (problems) return new AuthoringError(await addConfigLines(root, problems));
  // The first line that says something: a bundler puts colors, codes and a title before it.
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.replace(/^\s*\[[A-Z_]+\]\s*(?:Error: )?/, "").trim());
  const [said = message] = lines.filter(
    (line) => line && !/^(?:RolldownError: )?Build failed|^Command failed/.test(line),
  );
  return new AuthoringError([{ file: CONFIG_FILE, message: said }]);
}

function getLine(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** The start of the value at the path, or of the innermost one around it that can be found. */
function findPlace(body: Node[], place: PropertyKey[]): number | undefined {
  const exported = body.find(({ type }) => type === "ExportDefaultDeclaration")?.["declaration"] as Node | undefined;
  let value = exported && unwrap(exported, body);
  let start = value?.start;
  for (const key of place) {
    const entry: Node | undefined = value && getEntry(value, key);
    if (!entry) break;
    start = entry.start;
    value = unwrap(entry.type === "Property" ? (entry["value"] as Node) : entry, body);
  }
  return start;
}

function getEntry(value: Node, key: PropertyKey): Node | undefined {
  if (value.type === "ArrayExpression") return (value["elements"] as (Node | null)[])[Number(key)] ?? undefined;
  if (value.type !== "ObjectExpression") return undefined;
  return (value["properties"] as Node[]).find((property) => {
    const name = property["key"] as Node | undefined;
    return name && (name["name"] ?? name["value"]) === key;
  });
}

/** What is inside of `defineSite(…)` and `… satisfies …`, and the value of a constant. */
function unwrap(node: Node, body: Node[]): Node {
  if (node.type === "CallExpression") {
    const [argument] = node["arguments"] as Node[];
    return argument ? unwrap(argument, body) : node;
  }
  if (node.type === "TSSatisfiesExpression" || node.type === "TSAsExpression")
    return unwrap(node["expression"] as Node, body);
  const constant =
    node.type === "Identifier" && body.flatMap(listConstants).find(({ id }) => id["name"] === node["name"]);
  return constant && constant.init ? unwrap(constant.init, body) : node;
}

function listConstants(statement: Node): { id: Node; init: Node | null }[] {
  return statement.type === "VariableDeclaration"
    ? (statement["declarations"] as unknown as { id: Node; init: Node | null }[])
    : [];
}
