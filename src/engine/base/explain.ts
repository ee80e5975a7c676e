/** Turns validation issues into sentences that name the place, what was found and the nearest valid choice. */
import { z } from "zod";
import { findNearest } from "../../shared/nearest.ts";

type Issue = z.core.$ZodIssue;

export interface Explained {
  path: PropertyKey[];
  message: string;
}

export function explainIssues(issues: Issue[], schema: z.ZodType): Explained[] {
  const chosen = issues.flatMap((issue) => chooseIssues(issue, schema));
  const explained = chosen.flatMap((issue) => explainIssue(issue, schema));
  // A key with a typing error is unknown, and the key that was meant is missing: that is one mistake.
  const meant = new Set(explained.flatMap(({ meant: path }) => (path ? [JSON.stringify(path)] : [])));
  return explained
    .filter(({ path, isMissing }) => !isMissing || !meant.has(JSON.stringify(path)))
    .map(({ path, message }) => ({ path, message }));
}

interface Explanation extends Explained {
  isMissing?: boolean;
  /** The place of the key that an unknown key is most similar to. */
  meant?: PropertyKey[] | undefined;
}

function explainIssue(issue: Issue, schema: z.ZodType): Explanation[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = listKeysAt(schema, path);
    return issue.keys.map((key) => {
      const nearest = findNearest(key, known);
      return {
        path: [...path, key],
        meant: nearest === undefined ? undefined : [...path, nearest],
        message: `${showPath([...path, key])}: unknown key. ${suggest(key, known)}`,
      };
    });
  }
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined"))
    return [{ path, message: `${showPath(path)}: is missing`, isMissing: true }];
  return [{ path, message: `${showPath(path)}: ${issue.message}` }];
}

/** Of a value that fits none of several shapes, the issues with the shape that it is most like. */
function chooseIssues(issue: Issue, schema: z.ZodType): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const shapes = issue.errors
    .map((issues) => issues.map((each) => ({ ...each, path: [...issue.path, ...each.path] })))
    // Not those of another type, such as a word in place of a list of keys.
    .filter((issues) => !issues.some(({ code, path }) => code === "invalid_type" && path.length === issue.path.length))
    .map((issues) => issues.flatMap((each) => chooseIssues(each, schema)))
    .sort((a, b) => countMistakes(a) - countMistakes(b));
  return shapes[0] ?? [issue];
}

function countMistakes(issues: Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
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
