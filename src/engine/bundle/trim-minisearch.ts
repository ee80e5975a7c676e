/**
 * Leaves out of MiniSearch what our search never calls: an index that is built once needs nothing to change, store or load it. No bundler
 * can know that of the methods of a class, and a reader's first result would wait for them.
 */
import { parseAst, type Plugin } from "vite";

const UNUSED: Record<string, string> = {
  MiniSearch: `remove removeAll removeTerm removeFieldLength discard discardAll replace warnDocumentChanged
    vacuum maybeAutoVacuum conditionalVacuum performVacuuming vacuumConditionsMet isVacuuming dirtCount dirtFactor
    has getStoredFields documentCount termCount getDefault autoSuggest executeWildcardQuery
    toJSON loadJSON loadJSONAsync loadJS loadJSAsync instantiateMiniSearch`,
  SearchableMap: "clear delete forEach has keys set size update values from fromObject",
};

export function trimMiniSearch(): Plugin {
  return {
    name: "trim-minisearch",
    transform: {
      filter: { id: /\/minisearch\/dist\/es\/index\.js$/ },
      handler: (code) => ({ code: leaveUnusedOut(code), map: null }),
    },
  };
}

export function leaveUnusedOut(code: string): string {
  const unused = new Map(Object.entries(UNUSED).map(([name, methods]) => [name, new Set(methods.split(/\s+/))]));
  const ranges = parseAst(code).body.flatMap((statement) => {
    if (statement.type !== "ClassDeclaration") return [];
    const names = unused.get(statement.id?.name ?? "");
    return statement.body.body.flatMap((member) => {
      if (member.type !== "MethodDefinition" || member.key.type !== "Identifier") return [];
      return names?.delete(member.key.name) ? [{ start: member.start, end: member.end }] : [];
    });
  });
  const missing = [...unused.values()].flatMap((names) => [...names]);
  if (missing.length > 0) throw new Error(`MiniSearch has changed: it has no ${missing.join(", ")} any more.`);
  // From the end, so that the earlier ranges stay where they are.
  return ranges.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
