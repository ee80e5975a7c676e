/** Which file each module of the browser's code is written to: few for a page, and none of the blog for a reader of docs. */
import path from "node:path";
import type { DeclaredKind } from "./page-kinds.ts";

export const CLIENT_ENTRY = "src/app/client.tsx";
/** Loaded by pages with components in their Markdown. */
export const COMPONENTS_ENTRY = "src/app/hydrate-components.tsx";
export const PLAYGROUND_ENTRY = "src/playground/main.tsx";
const EDITOR_ENTRY = "src/playground/editor/create-editor.ts";

/** Loaded on every page, so it is where code goes that has no better place. */
const CLIENT = "client";
/** What the site and the playground both load, React above all: a reader who comes from the one has it for the other. */
const COMMON = "common";
/** As `build-bundle.ts` names it. */
const PLAYGROUND = "playground";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Almost everything in them runs when a page starts, or when the editor of the playground does. */
export function listStartChunks(kinds: DeclaredKind[]): Set<string> {
  return new Set([COMMON, CLIENT, PLAYGROUND, getChunkName(EDITOR_ENTRY), ...kinds.flatMap(({ chunks }) => chunks)]);
}

/** Returns a function for the bundler that names the chunk of a module, or leaves it to the bundler. */
export function createChunkNamer(root: string, kinds: DeclaredKind[]): (id: string, modules: Modules) => string | null {
  let chunks: Map<string, string> | undefined;
  return (id, modules) => {
    chunks ??= assignChunks({ root, kinds, modules });
    return chunks.get(id) ?? null;
  };
}

function assignChunks({ root, kinds, modules }: { root: string; kinds: DeclaredKind[]; modules: Modules }) {
  const client = path.join(root, CLIENT_ENTRY);
  const playground = listReached(path.join(root, PLAYGROUND_ENTRY), modules, { lazily: true });
  const entries = listEntries(client, { kinds, modules });
  checkNames(kinds, entries);
  // A module may only be in chunks that are loaded with each of the entries that import it.
  const candidates = new Map<string, string[]>();
  for (const [entry, chunks] of entries) {
    for (const id of listReached(entry, modules)) {
      candidates.set(id, candidates.get(id)?.filter((name) => chunks.includes(name)) ?? chunks);
    }
  }
  const assigned = [...candidates].map(([id, [first = CLIENT]]) => {
    const name = playground.has(id) ? COMMON : first;
    // A chunk that has nothing but styles is no script: kinds of pages may share styles without loading the code of each other.
    return [id, id.endsWith(".css") ? `${name}-styles` : name] as const;
  });
  return new Map([...listEditor(root, modules), ...assigned]);
}

/** One file for the editor and what it is made of: with several, a reader would wait for the first to name the others. */
function listEditor(root: string, modules: Modules): (readonly [string, string])[] {
  const entry = path.join(root, EDITOR_ENTRY);
  const before = listReached(path.join(root, PLAYGROUND_ENTRY), modules);
  const own = [...listReached(entry, modules)].filter((id) => !before.has(id));
  return own.map((id) => [id, getChunkName(entry)] as const);
}

/**
 * The modules that loading begins with, each with the chunks that are there as soon as it is loaded: its own first, then those it
 * may share. For a part that is loaded later, these are a chunk with the name of its file and all that came before it.
 */
function listEntries(client: string, { kinds, modules }: { kinds: DeclaredKind[]; modules: Modules }) {
  const entries = new Map([[client, [CLIENT]]]);
  for (const { component, chunks } of kinds) entries.set(component, [...new Set([...chunks, CLIENT])]);
  const declared = new Set(entries.keys());
  const queue = [...declared];
  for (const entry of queue) {
    const present = entries.get(entry) ?? [];
    for (const part of listLazyParts(entry, modules)) {
      if (declared.has(part)) continue;
      const before = entries.get(part);
      const own = getChunkName(part);
      const after = before?.filter((name) => name === own || present.includes(name)) ?? [own, ...present];
      if (before?.length === after.length) continue;
      entries.set(part, after);
      queue.push(part);
    }
  }
  return entries;
}

function listLazyParts(entry: string, modules: Modules): string[] {
  const parts = [...listReached(entry, modules)].flatMap(
    (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  // A style sheet that is loaded by itself is left to Vite, which then writes no script for it.
  return parts.filter((id) => !id.endsWith(".css"));
}

/** `SearchDialog.tsx` becomes `search-dialog`. */
function getChunkName(file: string): string {
  return path
    .parse(file)
    .name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-")
    .toLowerCase();
}

function checkNames(kinds: DeclaredKind[], entries: Map<string, string[]>): void {
  const known = new Set([...entries.values()].map(([own]) => own));
  for (const { kind, chunks } of kinds) {
    const unknown = chunks.find((name) => !known.has(name));
    if (unknown) {
      const choices = [...known].sort().join(", ");
      throw new Error(`src/app/page-kinds.ts: "${kind}" shares a chunk "${unknown}". There are only ${choices}.`);
    }
  }
}

function listReached(entry: string, modules: Modules, { lazily = false } = {}): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    const info = modules.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) reached.add(imported);
    if (lazily) for (const part of info?.dynamicallyImportedIds ?? []) reached.add(part);
  }
  return reached;
}
