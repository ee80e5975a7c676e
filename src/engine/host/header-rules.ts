/** The headers of the site's responses, by path. */
import { FORMAT_WORKER_FOLDER } from "../../shared/constants.ts";
import { NOT_FOUND_PATH } from "../../shared/paths.ts";
import { PLAYGROUND_PATH } from "../../shared/playground-link.ts";
import { listOrigins, renderHeaderPolicy, WORKER_POLICY, type PolicyConfig } from "./policy.ts";
import { DEFAULT_RULES, type HeaderRule } from "./rules.ts";

/** Browser features that neither the pages of this site nor frames in them may use. */
const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb"];

/** Folders without pages need no headers that only concern pages. */
const NO_PAGES = { "Permissions-Policy": "", "Cross-Origin-Opener-Policy": "" };

/** The inline scripts and styles of the site's documents. */
export interface InlineTexts {
  scripts: string[];
  pages: { path: string; styles: string; /** A further one. */ script?: string | undefined }[];
}

export function createHeaderRules(config: PolicyConfig, { scripts, pages }: InlineTexts): HeaderRule[] {
  const origins = listOrigins(config);
  const listInline = (those: InlineTexts["pages"]) => ({
    scripts: [...scripts, ...those.flatMap(({ script }) => script ?? [])],
    styles: those.map((page) => page.styles),
    origins,
  });
  return [
    {
      under: "/",
      headers: {
        "Content-Security-Policy": renderHeaderPolicy(listInline(pages), getFrames("/")),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    },
    ...listFolders(pages).map(({ under, own }) => ({
      under,
      headers: { "Content-Security-Policy": renderHeaderPolicy(listInline(own), getFrames(under)) },
    })),
    // A worker follows the policy of its own file.
    { under: "/assets/", headers: { "Content-Security-Policy": "default-src 'self'", ...NO_PAGES } },
    { under: `/${FORMAT_WORKER_FOLDER}`, headers: { "Content-Security-Policy": WORKER_POLICY, ...NO_PAGES } },
    ...DEFAULT_RULES.headers,
  ];
}

/** Other sites may embed the playground. It has no accounts, so clickjacking would gain nothing. */
function getFrames(under: string): string {
  return under === PLAYGROUND_PATH ? "*" : "'none'";
}

/**
 * Each folder gets only what is in its own pages, to keep the header small. A page with the name of the folder is one of them, because
 * some hosts count `/blog` to what is under `/blog/`. The not-found page can appear in every folder.
 */
function listFolders(pages: InlineTexts["pages"]): { under: string; own: InlineTexts["pages"] }[] {
  const folders = [...new Set(pages.flatMap(({ path }) => /^\/[^/]+\//.exec(path)?.[0] ?? []))];
  return folders.map((under) => ({
    under,
    own: pages.filter(({ path }) => path.startsWith(under) || [under.slice(0, -1), NOT_FOUND_PATH].includes(path)),
  }));
}
