/** The engine provides this module: the data that every page of the site shares. */
declare module "virtual:site-data" {
  const site: import("../shared/site.ts").SiteData;
  export default site;
}

/** Constants that Vite fills in when it builds the app. */
interface ImportMetaEnv {
  readonly EMBEDDED_SEARCH_ONLY?: boolean;
}
