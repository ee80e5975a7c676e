/** The style sheets that a page needs while developing. They follow from its kind and from what its component imports, as in the build. */
import path from "node:path";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import { PROJECT_ROOT } from "../base/project-root.ts";
import { loadDeclared, type Declared } from "../bundle/page-kinds.ts";
import type { PageParts } from "../bundle/load-bundle.ts";
import { APP_STYLES, MAIN_STYLES } from "../bundle/styles.ts";

let declared: Promise<Declared> | undefined;

/** Paths seen from the project. The sheet of the app is linked at once, because it has all the optional ones. */
export async function listPageStyles(vite: ViteDevServer, { kind, components }: PageParts): Promise<string[]> {
  declared ??= loadDeclared();
  const { kinds, components: known } = await declared;
  const { component, sheet } = kinds.find((each) => each.kind === kind) ?? {};
  const modules = [...(component ? [component] : []), ...components.flatMap((name) => known[name] ?? [])];
  const imported = await Promise.all(modules.map((module) => listImportedStyles(vite, module)));
  return [MAIN_STYLES, APP_STYLES, ...(sheet ? [sheet] : []), ...new Set(imported.flat())];
}

async function listImportedStyles(vite: ViteDevServer, component: string): Promise<string[]> {
  // Vite knows what a module imports once it has been loaded.
  await vite.ssrLoadModule(component);
  const root = vite.environments.ssr.moduleGraph.getModuleById(component);
  const reached = new Set<EnvironmentModuleNode>(root ? [root] : []);
  for (const module of reached) {
    // A sheet brings those that it imports itself.
    if (!isStyleSheet(module)) for (const imported of module.importedModules) reached.add(imported);
  }
  const files = [...reached].filter(isStyleSheet).flatMap(({ file }) => file ?? []);
  return files.map((file) => path.relative(PROJECT_ROOT, file).split(path.sep).join("/"));
}

function isStyleSheet({ file }: EnvironmentModuleNode): boolean {
  return file?.endsWith(".css") ?? false;
}
