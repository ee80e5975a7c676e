/**
 * A doc from what is written in the doc explorer. It is read, not run: only names of builders, texts, numbers, lists and records
 * mean anything.
 */
import type { Builders, Expression, Property } from "./doc-explorer.ts";

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
      return node.operator === "-" ? -Number(evaluate(node.argument!)) : refuse(node);
    case "ArrayExpression":
      return node.elements!.map((each) => evaluate(each ?? refuse(node)));
    case "ObjectExpression":
      return Object.fromEntries(node.properties!.map((each) => [readKey(each), evaluate(each.value as Expression)]));
    case "Identifier":
      return findBuilder(node, builders);
    case "CallExpression": {
      const builder = node.callee!.type === "Identifier" && findBuilder(node.callee!, builders);
      return typeof builder === "function" ? builder(...node.arguments!.map(evaluate)) : refuse(node.callee!);
    }
    default:
      return refuse(node);
  }
}

function findBuilder(node: Expression, builders: Builders): unknown {
  if (node.name === "undefined") return undefined;
  return Object.hasOwn(builders, node.name!) ? builders[node.name!] : refuse(node);
}

function readKey({ type, computed, key, ...node }: Property): string {
  if (type !== "ObjectProperty" || computed || !key) return refuse({ type, ...node });
  return key.type === "Identifier" ? key.name! : String(key.value);
}

/** With the place where it is, as parsers do it: lines and columns from 1. */
function refuse({ type, name, loc }: Expression): never {
  const error = new SyntaxError(`No builder of docs: ${name ?? type}`);
  throw loc ? Object.assign(error, { loc: { start: { line: loc.start.line, column: loc.start.column + 1 } } }) : error;
}
