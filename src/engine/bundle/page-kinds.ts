/** What the app declares about its kinds of pages in `src/app/page-kinds.ts`, for the build and the dev server alike. */
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

const DECLARATION = path.join(PROJECT_ROOT, "src/app/page-kinds.ts");
const QUESTION = "virtual:declared-kinds";
const COMPONENT = "\0component:";

/** The declaration is run instead of parsed, so it does not matter how it is written. */
export async function loadPageKinds(): Promise<DeclaredKind[]> {
  const { module } = await runnerImport<{ default: DeclaredKind[] }>(QUESTION, {
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [nameComponents()],
  });
  return module.default;
}

/** In place of each component the declaration gets the path of its module. */
function nameComponents(): Plugin {
  return {
    name: "name-components",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === QUESTION) return QUESTION;
      return importer === DECLARATION ? COMPONENT + path.resolve(path.dirname(importer), id) : undefined;
    },
    load(id) {
      if (id === QUESTION) return ASK;
      return id.startsWith(COMPONENT) ? `export default ${JSON.stringify(id.slice(COMPONENT.length))}` : undefined;
    },
  };
}

/** Vite's runner ends with the import, so the components must be asked for within the module. */
const ASK = `import { PAGE_KINDS, PAGE_CHUNKS } from ${JSON.stringify(DECLARATION)};
const describeKind = async ([kind, load]) => ({ kind, component: (await load()).default, chunks: PAGE_CHUNKS[kind] });
export default await Promise.all(Object.entries(PAGE_KINDS).map(describeKind));`;
