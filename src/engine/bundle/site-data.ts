import type { Plugin } from "vite";
import type { SiteData } from "../../shared/site.ts";

/** The module `virtual:site-data` of the app. */
export function provideSiteData(site: () => SiteData): Plugin {
  const id = "virtual:site-data";
  return {
    name: "site-data",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(site())}` : undefined),
  };
}
