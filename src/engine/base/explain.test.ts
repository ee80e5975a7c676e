import { expect, it } from "vitest";
import { z } from "zod";
import { explainIssues, suggest } from "./explain.ts";

const explain = (schema: z.ZodType, value: unknown) =>
  explainIssues(schema.safeParse(value).error?.issues ?? [], schema);

it("suggests the nearest choice, or lists them all when none is near", () => {
  expect(suggest("buidl", ["build", "serve", "dev"])).toBe('Did you mean "build"?');
  expect(suggest("publish", ["build", "serve", "dev"])).toBe("Known here: build, serve, dev.");
});

it("gives each unknown key a message and a path of its own", () => {
  const schema = z.strictObject({ title: z.string().optional(), width: z.number().optional() });
  expect(explain(schema, { titel: 1, zzzzzz: 2 })).toEqual([
    { path: ["titel"], message: 'titel: unknown key. Did you mean "title"?' },
    { path: ["zzzzzz"], message: "zzzzzz: unknown key. Known here: title, width." },
  ]);
});

it("looks through defaults, optional values, lists, records and unions", () => {
  const item = z.strictObject({ label: z.string() });
  const other = z.strictObject({ href: z.string() });
  const schema = z.strictObject({
    list: z.array(item).default([]),
    record: z.record(z.string(), item).optional(),
    nested: z.strictObject({ deep: z.boolean().default(false) }).prefault({}),
    union: z.discriminatedUnion("type", [
      item.extend({ type: z.literal("a") }),
      other.extend({ type: z.literal("b") }),
    ]),
  });
  const value = {
    list: [{ label: "x", labl: 1 }],
    record: { en: { label: "x", labl: 1 } },
    nested: { deap: true },
    union: { type: "b", href: "x", hrf: 1 },
  };
  expect(explain(schema, value).map(({ message }) => message)).toEqual([
    'list[0].labl: unknown key. Did you mean "label"?',
    'record.en.labl: unknown key. Did you mean "label"?',
    'nested.deap: unknown key. Did you mean "deep"?',
    'union.hrf: unknown key. Did you mean "href"?',
  ]);
});

it("looks through schemas that contain themselves", () => {
  interface Node {
    children: Node[];
  }
  const node: z.ZodType<Node> = z.lazy(() => z.strictObject({ children: z.array(node) }));
  expect(explain(node, { children: [{ children: [], childen: [] }] })[0]!.message).toBe(
    'children[0].childen: unknown key. Did you mean "children"?',
  );
});

it("names the top level when there is no path", () => {
  expect(explain(z.string(), 5)[0]!.message).toMatch(/^\(top level\): .*expected string/);
});
