/** Adds a version to `docs.versions` in the text of a configuration, and leaves everything else as its authors wrote it. */
import { format } from "prettier-next";
import { parseSync, type ESTree } from "rolldown/utils";

export async function addVersion(text: string, version: Record<string, string>): Promise<string> {
  const list = findVersions(parseSync("site.config.ts", text).program);
  const last = list?.elements.at(-1);
  if (!last) throw new Error("site.config.ts has no list docs[].versions that a version could be added to.");
  const edited = `${text.slice(0, last.end)}, ${JSON.stringify(version)}${text.slice(last.end)}`;
  return format(edited, { parser: "typescript", printWidth: 120 });
}

function findVersions(node: unknown): ESTree.ArrayExpression | undefined {
  if (!node || typeof node !== "object") return undefined;
  const { type, key, value } = node as Partial<ESTree.ObjectProperty>;
  const isVersions = type === "Property" && key?.type === "Identifier" && key.name === "versions";
  if (isVersions && value?.type === "ArrayExpression") return value;
  for (const child of Object.values(node)) {
    const found = findVersions(child);
    if (found) return found;
  }
  return undefined;
}
