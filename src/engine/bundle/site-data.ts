import type { Plugin } from "vite";
import type { SiteData } from "../../shared/site.ts";

const NAME = "virtual:site-data";
/** As Vite knows it once it is resolved. */
export const SITE_DATA_ID = `\0${NAME}`;

/** The module `virtual:site-data` of the app. */
export function provideSiteData(load: () => SiteData | Promise<SiteData>): Plugin {
  return {
    name: "site-data",
    // With filters: to be asked about every module would take longer than reading it.
    resolveId: { filter: { id: /^virtual:site-data$/ }, handler: () => SITE_DATA_ID },
    load: {
      filter: { id: /^\0virtual:site-data$/ },
      handler: async () => `export default ${JSON.stringify(await load())}`,
    },
  };
}
