/** What the app declares about its kinds of pages and its components, for the build and the dev server alike. */
import path from "node:path";
import { rolldown, type Plugin } from "rolldown";
import type { PageKind } from "../../shared/page.ts";
import { PROJECT_ROOT } from "../base/project-root.ts";

export interface DeclaredKind {
  kind: PageKind;
  /** Path of the module of its component. */
  component: string;
  /** The style sheet that comes beside it, seen from the project. */
  sheet?: string;
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
  const bundle = await rolldown({ input: QUESTION, cwd: PROJECT_ROOT, plugins: [nameComponents()] });
  const {
    output: [{ code }],
  } = await bundle.generate({ codeSplitting: false });
  await bundle.close();
  const { default: declared } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: Declared;
  };
  return declared;
}

/** In place of each component the declarations get the path of its module, and in place of a style sheet its path in the project. */
function nameComponents(): Plugin {
  return {
    name: "name-components",
    resolveId(id, importer, { kind }) {
      if (id === QUESTION) return QUESTION;
      return importer && kind === "dynamic-import" ? COMPONENT + path.resolve(path.dirname(importer), id) : undefined;
    },
    load(id) {
      if (id === QUESTION) return ASK;
      if (!id.startsWith(COMPONENT)) return undefined;
      const file = id.slice(COMPONENT.length);
      const inProject = path.relative(PROJECT_ROOT, file).split(path.sep).join("/");
      return { code: `export default ${JSON.stringify(file.endsWith(".css") ? inProject : file)}`, moduleType: "js" };
    },
  };
}

/** Asks for each component, which answers with its path. */
const ASK = `import { PAGE_KINDS, PAGE_CHUNKS, PAGE_STYLES } from ${JSON.stringify(KINDS)};
import { COMPONENTS } from ${JSON.stringify(COMPONENTS)};
const describeKind = async ([kind, load]) => ({
  kind,
  component: (await load()).default,
  sheet: (await PAGE_STYLES[kind]?.())?.default,
  chunks: PAGE_CHUNKS[kind],
});
const describeComponent = async ([name, { load }]) => [name, (await load()).default];
export default {
  kinds: await Promise.all(Object.entries(PAGE_KINDS).map(describeKind)),
  components: Object.fromEntries(await Promise.all(Object.entries(COMPONENTS).map(describeComponent))),
};`;
