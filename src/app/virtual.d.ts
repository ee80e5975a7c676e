/** Written by the engine: the site as the app sees it. */
declare module "virtual:site-data" {
  const site: import("../shared/site.ts").SiteData;
  export default site;
}

/** What the build knows; Vite puts the values in place. */
interface ImportMetaEnv {
  readonly EMBEDDED_SEARCH_ONLY?: boolean;
}
