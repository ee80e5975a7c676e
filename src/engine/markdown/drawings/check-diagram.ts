/**
 * What is wrong with the source of a diagram. The package that draws leaves out what it does not understand, so it is asked what it
 * would draw without each line: a line that changes nothing is a mistake.
 */
import { suggest } from "../../base/explain.ts";

const KINDS = {
  graph: "Flowchart",
  flowchart: "Flowchart",
  stateDiagram: "State diagram",
  "stateDiagram-v2": "State diagram",
  sequenceDiagram: "Sequence diagram",
  classDiagram: "Class diagram",
  erDiagram: "Entity relationship diagram",
};

interface SourceLine {
  text: string;
  /** From 0. */
  line: number;
}

export interface Diagram {
  kind: string;
  /** The first line has the kind. */
  lines: SourceLine[];
  text: string;
  /** What `accTitle:` and `accDescr:` say. */
  title: string | undefined;
  description: string | undefined;
}

interface Mistake {
  message: string;
  line: number;
}

export function readDiagram(source: string): Diagram {
  const all = source.split("\n").map((text, line) => ({ text: text.trim(), line }));
  const findWords = (name: string) =>
    all.flatMap(({ text }) => (text.startsWith(`${name}:`) ? text.slice(name.length + 1).trim() : []))[0];
  const lines = all.filter(({ text }) => text && !/^(%%|acc(Title|Descr):)/.test(text));
  const [, name = ""] = /^(\S*)/.exec(lines[0]?.text ?? "") ?? [];
  return {
    kind: KINDS[name as keyof typeof KINDS] ?? name,
    lines,
    text: join(lines),
    title: findWords("accTitle"),
    description: findWords("accDescr"),
  };
}

function join(lines: SourceLine[]): string {
  return lines.map(({ text }) => text).join("\n");
}

export async function findMistake({ lines }: Diagram): Promise<Mistake | undefined> {
  const { parseMermaid, renderMermaidSVG } = await import("beautiful-mermaid");
  const [head, ...rest] = lines;
  const [, name = ""] = /^(\S*)/.exec(head?.text ?? "") ?? [];
  if (!head) return { line: 0, message: "the diagram is empty" };
  if (!(name in KINDS))
    return { line: head.line, message: `unknown kind of diagram "${name}". ${suggest(name, Object.keys(KINDS))}` };
  const isGraph = /^(graph|flowchart|stateDiagram)/.test(name);
  const draw = (used: SourceLine[]) =>
    isGraph ? describeGraph(parseMermaid(join(used))) : renderMermaidSVG(join(used));
  try {
    const whole = draw(lines);
    for (const line of rest) {
      if (isBracket(line.text, isGraph)) continue;
      const isComplete = /^(graph|flowchart)/.test(name) ? reachesEnd(line.text, parseMermaid) : true;
      if (isComplete && draw(lines.filter((each) => each !== line)) !== whole) continue;
      const message = `the line "${line.text}" of the diagram is not understood, or it changes nothing`;
      return { line: line.line, message };
    }
  } catch (error) {
    return { line: head.line, message: error instanceof Error ? error.message : String(error) };
  }
  return undefined;
}

type Parse = typeof import("beautiful-mermaid").parseMermaid;

/** In diagrams of classes and entities, the last bracket may be left out. */
function isBracket(text: string, isGraph: boolean): boolean {
  return !isGraph && text === "}";
}

const KEYWORDS = /^(classDef|class|style|linkStyle|direction|subgraph|end)\b/;

/** Whether a line with nodes and edges is understood to its end: one more edge there is found only then. */
function reachesEnd(text: string, parse: Parse): boolean {
  if (KEYWORDS.test(text)) return true;
  const { edges } = parse(`graph TD\n${text.replace(/;$/, "")} --> end-of-line`);
  return edges.some(({ target, label }) => target === "end-of-line" && label === undefined);
}

function describeGraph(graph: ReturnType<Parse>): string {
  return JSON.stringify(graph, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
}
