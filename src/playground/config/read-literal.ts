/**
 * Reads the object that a configuration program exports, without running it: `export default {…}` and `module.exports = {…}`, also by way
 * of a constant, with TypeScript's `satisfies` and `as`. Fetched when a reader brings such a program.
 */
import { typescriptLanguage } from "@codemirror/lang-javascript";
import JSON5 from "json5";

type Tree = ReturnType<typeof typescriptLanguage.parser.parse>;
type SyntaxNode = Tree["topNode"];

export interface ReadLiteral {
  value: unknown;
  /** What is not a plain value, with the name of the option or the part of the object it belongs to. */
  computed: { name: string; code: string }[];
}

/** Stands for a value that only the program itself could compute. */
const COMPUTED = Symbol("computed");
const LONGEST_CODE = 60;
/** Constants that contain constants can expand to any size. */
const MOST_VALUES = 10_000;

/** Returns the reason where there is nothing that can be read. */
export function readLiteral(code: string): ReadLiteral | { reason: string } {
  const tree = typescriptLanguage.parser.parse(code);
  const line = findErrorLine(tree, code);
  if (line !== undefined) return { reason: `it cannot be read from line ${line} on` };
  const exported = findExport(tree, code);
  if (!exported) return { reason: "it exports nothing by “export default” or “module.exports”" };
  const reader = createReader(code, listConstants(tree, code));
  const value = reader.read(exported, "");
  if (value === COMPUTED) return { reason: `what it exports is computed: ${shorten(code, exported)}` };
  return { value, computed: reader.computed };
}

function findErrorLine(tree: Tree, code: string): number | undefined {
  let line: number | undefined;
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) line ??= code.slice(0, from).split("\n").length;
    },
  });
  return line;
}

/** The last one counts, as it would when the program runs. */
function findExport({ topNode }: Tree, code: string): SyntaxNode | undefined {
  const found = listChildren(topNode).flatMap((node) => {
    const inner = node.name === "ExpressionStatement" ? node.firstChild : node;
    if (node.name === "ExportDeclaration" && (node.getChild("default") ?? node.getChild("Equals")))
      return listValues(node).at(-1) ?? [];
    const renamed = node.getChild("ExportGroup")?.getChildren("VariableName") ?? [];
    const own = renamed.findIndex((each) => read(code, each) === "default");
    if (own > 0) return renamed[own - 1] ?? [];
    const isAssigned = inner?.name === "AssignmentExpression" && inner.firstChild;
    return isAssigned && /^module\s*\.\s*exports$/.test(read(code, isAssigned)) ? (inner.lastChild ?? []) : [];
  });
  return found.at(-1);
}

/** Constants at the top of the program. One that is changed later is left out. */
function listConstants({ topNode }: Tree, code: string): Map<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>();
  const exported = topNode
    .getChildren("ExportDeclaration")
    .flatMap((node) => node.getChild("VariableDeclaration") ?? []);
  for (const declaration of [...topNode.getChildren("VariableDeclaration"), ...exported]) {
    const [name] = declaration.getChildren("VariableDefinition");
    const value = declaration.lastChild?.name === ";" ? declaration.lastChild.prevSibling : declaration.lastChild;
    if (declaration.getChild("const") && name && value) constants.set(read(code, name), value);
  }
  for (const [name] of constants)
    if (
      new RegExp(
        String.raw`(?<![\w$.])${name.replaceAll("$", String.raw`\$`)}\s*(?:\.\w+\s*|\[[^\]]*\]\s*)+=(?!=)`,
      ).test(code)
    )
      constants.delete(name);
  return constants;
}

function createReader(code: string, constants: Map<string, SyntaxNode>) {
  const computed: ReadLiteral["computed"] = [];
  /** Constants that are being read: one could contain itself. */
  const open = new Set<SyntaxNode>();

  let left = MOST_VALUES;

  function readValue(node: SyntaxNode, name: string): unknown {
    if (left-- <= 0) return COMPUTED;
    const text = read(code, node);
    switch (node.name) {
      case "ParenthesizedExpression":
        return readValue(listValues(node)[0] ?? node, name);
      case "PrefixCast":
        return node.lastChild ? readValue(node.lastChild, name) : COMPUTED;
      case "BinaryExpression": {
        const isTyped = node.getChild("satisfies") ?? node.getChild("as");
        return isTyped && node.firstChild ? readValue(node.firstChild, name) : COMPUTED;
      }
      case "ObjectExpression":
        return readObject(node);
      case "ArrayExpression": {
        const values = listValues(node).map((each) => readValue(each, name));
        return values.includes(COMPUTED) || node.getChild("Spread") ? COMPUTED : values;
      }
      case "UnaryExpression":
        return /^[+-]\s*[\d.]/.test(text) ? Number(text.replace(/[\s_]/g, "")) : COMPUTED;
      case "Number":
        return Number(text.replaceAll("_", ""));
      case "String":
      case "BooleanLiteral":
      case "null":
        return JSON5.parse<unknown>(text);
      case "TemplateString":
        return /\\|\$\{/.test(text) ? COMPUTED : text.slice(1, -1);
      case "VariableName":
        return text === "undefined" ? undefined : readConstant(text, name);
      default:
        return COMPUTED;
    }
  }

  function readConstant(constant: string, name: string): unknown {
    const node = constants.get(constant);
    if (!node || open.has(node)) return COMPUTED;
    open.add(node);
    const value = readValue(node, name);
    open.delete(node);
    return value;
  }

  function readObject(node: SyntaxNode): object {
    const entries = node.getChildren("Property").flatMap((property) => {
      const [first, second, held] = listChildren(property);
      const key = readKey(first);
      const isPair = second?.name === ":" && held;
      const value =
        key === undefined ? COMPUTED : isPair ? readValue(held, key) : second ? COMPUTED : readConstant(key, key);
      if (value !== COMPUTED) return [[key, value] as const];
      computed.push({ name: key ?? shorten(code, property), code: shorten(code, held ?? property) });
      return [];
    });
    return Object.fromEntries(entries);
  }

  function readKey(node: SyntaxNode | undefined): string | undefined {
    if (node?.name === "String") return JSON5.parse(read(code, node));
    return node && ["PropertyDefinition", "Number"].includes(node.name) ? read(code, node) : undefined;
  }

  return { computed, read: readValue };
}

const SIGNS = new Set(["(", ")", "[", "]", "{", "}", ",", ";", ":", "Equals", "export", "default", "Spread", "LineComment", "BlockComment"]); // prettier-ignore

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children.filter(({ name }) => !name.endsWith("Comment"));
}

/** Without signs and comments. */
function listValues(node: SyntaxNode): SyntaxNode[] {
  return listChildren(node).filter(({ name }) => !SIGNS.has(name));
}

function read(code: string, { from, to }: SyntaxNode): string {
  return code.slice(from, to);
}

function shorten(code: string, node: SyntaxNode): string {
  const text = read(code, node).replaceAll(/\s+/g, " ");
  return text.length > LONGEST_CODE ? `${text.slice(0, LONGEST_CODE)}…` : text;
}
