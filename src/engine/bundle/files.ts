/** Names that the one who writes a bundle and the one who reads it must agree on. */
export const BOOTSTRAP_FILE = "bootstrap.js";
export const SERVICE_WORKER_FILE = "service-worker.js";
export const PACKAGES_FILE = "packages.json";
export const PLUGINS_FILE = "plugins.json";
export const MAIN_STYLES = "src/styles/main.css";
/** Parts that few pages have: inlined into those whose body shows one of them. */
export const RARE_STYLES = [
  { file: "src/styles/frame-announcement.css", shown: /class="announcement"/ },
  {
    file: "src/styles/rare.css",
    shown:
      /class="(tabs|option-facts|explorer|since|contains-task-list|footnotes|align-|[^"]*\b(line-end|offset|highlighted|added|removed)\b)|<(blockquote|hr|mark)\b/,
  },
];
export const PLAYGROUND_STYLES = "src/styles/playground.css";
