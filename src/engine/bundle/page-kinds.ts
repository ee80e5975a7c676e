/** What the app declares about its kinds of pages and its components, for the build and the dev server alike. */
import path from "node:path";
import { runnerImport, type Plugin } from "vite";
import type { PageKind } from "../../shared/page.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";

export interface DeclaredKind {
  kind: PageKind;
  /** Path of the module of its component. */
  component: string;
  /** The chunk that its code goes to, then those that it may share code with. */
  chunks: string[];
}

export interface Declared {
  kinds: DeclaredKind[];
  /** The path of the module of each component of Markdown, by its name. */
  components: Record<string, string>;
}

const KINDS = path.join(PROJECT_ROOT, "src/app/page-kinds.ts");
const COMPONENTS = path.join(PROJECT_ROOT, "src/app/components.ts");
const QUESTION = "virtual:declared";
const COMPONENT = "\0component:";

/** The declarations are run instead of parsed, so it does not matter how they are written. */
export async function loadDeclared(): Promise<Declared> {
  const { module } = await runnerImport<{ default: Declared }>(QUESTION, {
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [nameComponents()],
  });
  return module.default;
}

/** In place of each component the declarations get the path of its module. */
function nameComponents(): Plugin {
  return {
    name: "name-components",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === QUESTION) return QUESTION;
      const isDeclared = importer === KINDS || importer === COMPONENTS;
      return isDeclared ? COMPONENT + path.resolve(path.dirname(importer), id) : undefined;
    },
    load(id) {
      if (id === QUESTION) return ASK;
      return id.startsWith(COMPONENT) ? `export default ${JSON.stringify(id.slice(COMPONENT.length))}` : undefined;
    },
  };
}

/** Vite's runner ends with the import, so the components must be asked for within the module. */
const ASK = `import { PAGE_KINDS, PAGE_CHUNKS } from ${JSON.stringify(KINDS)};
import { COMPONENTS } from ${JSON.stringify(COMPONENTS)};
const describeKind = async ([kind, load]) => ({ kind, component: (await load()).default, chunks: PAGE_CHUNKS[kind] });
const describeComponent = async ([name, { load }]) => [name, (await load()).default];
export default {
  kinds: await Promise.all(Object.entries(PAGE_KINDS).map(describeKind)),
  components: Object.fromEntries(await Promise.all(Object.entries(COMPONENTS).map(describeComponent))),
};`;
