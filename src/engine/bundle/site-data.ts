import type { Plugin } from "vite";
import type { SiteData } from "../../shared/site.ts";

const NAME = "virtual:site-data";
/** As Vite knows it once it is resolved. */
export const SITE_DATA_ID = `\0${NAME}`;

/** The module `virtual:site-data` of the app. */
export function provideSiteData(load: () => SiteData | Promise<SiteData>): Plugin {
  return {
    name: "site-data",
    resolveId: (source) => (source === NAME ? SITE_DATA_ID : undefined),
    load: async (id) => (id === SITE_DATA_ID ? `export default ${JSON.stringify(await load())}` : undefined),
  };
}
