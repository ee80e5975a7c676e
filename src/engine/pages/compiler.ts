/** Compiles each source once, or takes the result from the cache if nothing that it depends on has changed. */
import { hashOf, type Cache } from "../base/cache.ts";
import type { Compiled, CompileInput } from "../markdown/context.ts";
import { describeState } from "../markdown/images.ts";
import { COMPILED_KIND, type CompileIndex } from "./compile-index.ts";
import type { PagePlan } from "./page-plan.ts";

export type CompileSource = (source: CompileInput) => Promise<Compiled>;
/** What another process has compiled comes as JSON, and is stored as it comes. */
export type CompileToJson = (source: CompileInput) => Promise<string>;

interface CompilerOptions {
  cache: Cache;
  /** Hash of the engine's code and of the packages it uses. */
  engineHash: string;
  compile?: CompileToJson;
  /** Spares reading the whole of files that have not changed. */
  index?: CompileIndex;
}

export function createCompiler({ cache, engineHash, compile = compileHere, index }: CompilerOptions): CompileSource {
  const running = new Map<string, Promise<Compiled>>();
  const routesHashes = new WeakMap<CompileInput["routes"], string>();
  return async (source) => {
    const { routes, root, ...rest } = source;
    const routesHash = routesHashes.get(routes) ?? hashOf(routes);
    routesHashes.set(routes, routesHash);
    const { bodyHash = hashOf(source.body) } = rest;
    const key = hashOf([engineHash, { ...rest, body: undefined, bodyHash }, routesHash]);
    const isFresh = async ({ images, sources = [] }: Compiled) => {
      const used = [...images, ...sources];
      const states = await Promise.all(used.map(({ source }) => describeState(root, source)));
      return used.every(({ state }, index) => state === states[index]);
    };
    const known = running.get(key) ?? load();
    running.set(key, known);
    return known;

    async function load(): Promise<Compiled> {
      const indexed = index?.find(key);
      if (indexed && (await isFresh(indexed))) {
        index?.keep(key);
        return indexed;
      }
      const compiled = addKey(
        await cache.rememberJson<Compiled>(
          COMPILED_KIND,
          key,
          () => compile({ ...source, body: source.body }),
          isFresh,
        ),
      );
      index?.note(key, compiled);
      return compiled;
    }

    function addKey(compiled: Compiled): Compiled {
      const states = [...compiled.images, ...(compiled.sources ?? [])].map(({ state }) => state);
      return Object.assign(compiled, { key: [key, ...states].join(" ") });
    }
  };
}

/** Compiles in this process. The parser and the formatter are loaded only when something has to be compiled. */
async function compileHere(source: CompileInput): Promise<string> {
  const [{ compileMarkdown }, { DIRECTIVES }] = await Promise.all([
    import("../markdown/compile.ts"),
    import("../directives/registry.ts"),
  ]);
  return JSON.stringify(await compileMarkdown(source, DIRECTIVES));
}

export interface CompiledPlan {
  plan: PagePlan;
  compiled: Compiled[];
  references?: Compiled[];
}

export function compilePages(plans: PagePlan[], compile: CompileSource): Promise<CompiledPlan[]> {
  return Promise.all(plans.map((plan) => compilePage(plan, compile)));
}

export async function compilePage(plan: PagePlan, compile: CompileSource): Promise<CompiledPlan> {
  const compileAll = (sources: CompileInput[] = []) => Promise.all(sources.map(compile));
  return { plan, compiled: await compileAll(plan.sources), references: await compileAll(plan.references) };
}

export function describePage({ plan, compiled, references = [] }: CompiledPlan) {
  const names = new Set(compiled.flatMap((each) => each.names));
  const complete = () => plan.describe(compiled, references);
  const page = plan.frame?.() ?? complete();
  const made = plan.frame ? [...compiled, ...references].map(({ key }) => key) : [...names];
  return {
    path: plan.path,
    file: plan.file,
    page,
    names,
    key: hashOf([plan.path, page, made]),
    complete: plan.frame ? complete : () => page,
  };
}

export function indexByFile(pages: CompiledPlan[]) {
  return new Map(
    pages.flatMap(({ plan, compiled }) =>
      compiled.map((each, index) => [plan.sources[index]?.file ?? "", each] as const),
    ),
  );
}
