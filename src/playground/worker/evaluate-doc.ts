/** Builds a doc, the formatter's intermediate form, from what is written in the doc explorer. The code is read and never run. */

/** A node as Babel gives it. */
export interface Expression {
  type: string;
  loc?: { start: { line: number; column: number } };
  value?: unknown;
  name?: string;
  operator?: string;
  argument?: Expression;
  callee?: Expression;
  arguments?: Expression[];
  elements?: (Expression | null)[];
  properties?: Property[];
  expressions?: Expression[];
  quasis?: { value: { cooked: string } }[];
}

interface Property extends Expression {
  computed?: boolean;
  key?: Expression;
}

export type Builders = Record<string, unknown>;

export function evaluateDoc(node: Expression, builders: Builders): unknown {
  const evaluate = (each: Expression) => evaluateDoc(each, builders);
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "NullLiteral":
      return null;
    case "TemplateLiteral":
      return node.expressions?.length === 0 ? node.quasis?.[0]?.value.cooked : refuse(node);
    case "UnaryExpression":
      return node.operator === "-" && node.argument ? -Number(evaluate(node.argument)) : refuse(node);
    case "ArrayExpression":
      return node.elements?.map((each) => evaluate(each ?? refuse(node)));
    case "ObjectExpression": {
      const entries = node.properties?.map((each) => [readKey(each), evaluate(each.value as Expression)]);
      return Object.fromEntries(entries ?? []);
    }
    case "Identifier":
      return findBuilder(node, builders);
    case "CallExpression": {
      const { callee = refuse(node), arguments: values = [] } = node;
      const builder = callee.type === "Identifier" && findBuilder(callee, builders);
      return typeof builder === "function" ? builder(...values.map(evaluate)) : refuse(callee);
    }
    default:
      return refuse(node);
  }
}

function findBuilder(node: Expression, builders: Builders): unknown {
  const { name = "" } = node;
  if (name === "undefined") return undefined;
  return Object.hasOwn(builders, name) ? builders[name] : refuse(node);
}

function readKey({ type, computed, key, ...node }: Property): string {
  if (type !== "ObjectProperty" || computed || !key) return refuse({ type, ...node });
  return String(key.type === "Identifier" ? key.name : key.value);
}

/** The error carries its place as errors of parsers do, with lines and columns counted from 1. */
function refuse({ type, name, loc }: Expression): never {
  const error = new SyntaxError(`No builder of docs: ${name ?? type}`);
  throw loc ? Object.assign(error, { loc: { start: { line: loc.start.line, column: loc.start.column + 1 } } }) : error;
}
