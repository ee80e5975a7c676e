/** Names that the one who writes a bundle and the one who reads it must agree on. */
export const BOOTSTRAP_FILE = "bootstrap.js";
export const SERVICE_WORKER_FILE = "service-worker.js";
export const PACKAGES_FILE = "packages.json";
export const PLUGINS_FILE = "plugins.json";
export const MAIN_STYLES = "src/styles/main.css";
export const PLAYGROUND_STYLES = "src/styles/playground.css";
