/**
 * What a build needs of all compiled files, in one file: to read thousands takes longer than everything else that a build does after
 * an edit. The larger parts, which only pages that are made again need, stay in the cache and are read when they are asked for.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Cache } from "../base/cache.ts";
import { writeLines } from "../base/write-lines.ts";
import type { Compiled } from "../markdown/context.ts";

/** The kind of cache entries that have the whole of a compiled file. */
export const COMPILED_KIND = "markdown";

const LARGE = ["html", "excerpt", "feedHtml", "markdown", "sections", "outline", "reflow"] as const;
type Large = (typeof LARGE)[number];
type Small = Omit<Compiled, Large>;

export interface CompileIndex {
  /** In a build from nothing. */
  isEmpty: boolean;
  find(key: string): Compiled | undefined;
  /** Says that what was found is still right. */
  keep(key: string): void;
  note(key: string, compiled: Compiled): void;
  save(): void;
}

export function loadCompileIndex(cache: Cache): CompileIndex {
  const file = path.join(cache.dir, "compiled.json");
  const known = readIndex(file);
  const isStored = cache.list(COMPILED_KIND);
  /** The line of each entry. What was kept is written as it was read. */
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    isEmpty: known.size === 0,
    find(key) {
      const small = known.get(key)?.small;
      if (!small || !isStored(key)) return undefined;
      return Object.assign(new StoredFile(() => cache.read(COMPILED_KIND, key) as Compiled), small);
    },
    keep(key) {
      const line = known.get(key)?.line;
      if (line) used.set(key, line);
    },
    note(key, compiled) {
      isChanged = true;
      used.set(key, JSON.stringify([key, takeSmall(compiled)]));
    },
    save() {
      if (isChanged || used.size < known.size) writeLines(file, [...used.values()]);
    },
  };
}

function takeSmall(compiled: Compiled): Small {
  return Object.fromEntries(
    Object.entries(compiled).filter(([name]) => !(LARGE as readonly string[]).includes(name)),
  ) as unknown as Small;
}

/** The large parts, of which none is read before one of them is asked for. */
class StoredFile implements Pick<Compiled, Large> {
  readonly #load: () => Compiled;
  #loaded: Compiled | undefined;

  constructor(load: () => Compiled) {
    this.#load = load;
  }

  get #whole(): Compiled {
    return (this.#loaded ??= this.#load());
  }
  get html() {
    return this.#whole.html;
  }
  get excerpt() {
    return this.#whole.excerpt;
  }
  get feedHtml() {
    return this.#whole.feedHtml;
  }
  get markdown() {
    return this.#whole.markdown;
  }
  get sections() {
    return this.#whole.sections;
  }
  get outline() {
    return this.#whole.outline;
  }
  get reflow() {
    return this.#whole.reflow;
  }
}

/** One line a file, because one text for all of them could be too long for a string. */
function readIndex(file: string): Map<string, { line: string; small: Small }> {
  try {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    return new Map(
      lines.map((line) => {
        const [key, small] = JSON.parse(line) as [string, Small];
        return [key, { line, small }];
      }),
    );
  } catch {
    // There is none, or it is damaged: then the cache has everything.
    return new Map();
  }
}
