/** In the place of a parser, as on prettier.io: a doc, the intermediate form of the formatter, written as calls of its builders. */
export const DOC_EXPLORER = "doc-explorer";

/** As Babel gives it. */
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

export interface Property extends Expression {
  computed?: boolean;
  key?: Expression;
}

export type Builders = Record<string, unknown>;
