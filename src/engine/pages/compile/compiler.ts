/** Compiles Markdown once per source, from the cache where nothing it depends on has changed. */
import { stat } from "node:fs/promises";
import path from "node:path";
import { hashOf, type Cache } from "../../base/cache.ts";
import type { Compiled, CompileInput } from "../../markdown/context.ts";

export type CompileSource = (source: CompileInput) => Promise<Compiled>;

interface CompilerOptions {
  cache: Cache;
  /** Hash of the code that compiles, with the versions of what it uses. */
  engineHash: string;
  compile: CompileSource;
}

export function createCompiler({ cache, engineHash, compile }: CompilerOptions): CompileSource {
  const running = new Map<string, Promise<Compiled>>();
  const routesHashes = new WeakMap<CompileInput["routes"], string>();
  return async (source) => {
    const { routes, root: _root, ...rest } = source;
    if (!routesHashes.has(routes)) routesHashes.set(routes, hashOf(routes));
    const key = hashOf([engineHash, rest, routesHashes.get(routes), await describeImages(source)]);
    const known = running.get(key) ?? cache.remember("markdown", key, () => compile(source));
    running.set(key, known);
    return known;
  };
}

/** Size and time of the images that a body names: when they change, its HTML does too. */
async function describeImages({ body, file, root }: CompileInput): Promise<unknown[]> {
  const names = [...body.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)].map((match) => match[1]!);
  return Promise.all(
    names.map(async (name) => {
      const target = name.startsWith("/") ? path.join(root, "public", name) : path.join(root, path.dirname(file), name);
      const info = await stat(target).catch(() => undefined);
      return [name, info?.size, info?.mtimeMs];
    }),
  );
}
