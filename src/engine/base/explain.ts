/** Turns validation issues into sentences that name the place, what was found and the nearest valid choice. */
import { z } from "zod";
import { findNearest } from "../../shared/nearest.ts";

type Issue = z.core.$ZodIssue;

export interface Explained {
  path: PropertyKey[];
  message: string;
}

export function explainIssues(issues: Issue[], schema: z.ZodType): Explained[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys")
      return { path: issue.path, message: `${showPath(issue.path)}: ${issue.message}` };
    const known = listKeysAt(schema, issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `${showPath([...issue.path, key])}: unknown key. ${suggest(key, known)}`,
    }));
  });
}

export function suggest(found: string, known: string[]): string {
  const nearest = findNearest(found, known);
  return nearest ? `Did you mean "${nearest}"?` : `Known here: ${known.join(", ")}.`;
}

function showPath(path: PropertyKey[]): string {
  return (
    path.reduce<string>(
      (text, key) => (typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
      "",
    ) || "(top level)"
  );
}

/** The keys that the schema allows at a path, so that an unknown key can be compared with them. */
function listKeysAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  const inner = unwrap(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(inner.shape);
    const next = inner.shape[key as string];
    return next ? listKeysAt(next, rest) : [];
  }
  if (inner instanceof z.ZodArray) return listKeysAt(inner.element, rest);
  if (inner instanceof z.ZodRecord) return listKeysAt(inner.valueType, rest);
  if (inner instanceof z.ZodUnion) return [...new Set(inner.options.flatMap((option) => listKeysAt(option, path)))];
  return [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodLazy) return unwrap(schema.def.getter());
  const hasInner = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional;
  return hasInner ? unwrap(schema.def.innerType) : schema;
}
