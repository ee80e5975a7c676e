/** Which headers the site's answers have, by path. */
import { NOT_FOUND_PATH } from "../../shared/paths.ts";
import { PLAYGROUND_PATH } from "../playground/page.ts";
import { listOrigins, renderHeaderPolicy, type PolicyConfig } from "./policy.ts";
import { DEFAULT_RULES, type HeaderRule } from "./rules.ts";

/** What no page of this site uses, in no frame either. */
const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb"];

/** What the documents of the site have inline. */
export interface InlineTexts {
  scripts: string[];
  pages: { path: string; styles: string }[];
}

export function createHeaderRules(config: PolicyConfig, { scripts, pages }: InlineTexts): HeaderRule[] {
  const origins = listOrigins(config);
  const policy = { scripts, origins, styles: pages.map((page) => page.styles) };
  return [
    {
      under: "/",
      headers: {
        "Content-Security-Policy": renderHeaderPolicy(policy, getFrames("/")),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    },
    ...listFolders(pages).map(({ under, styles }) => ({
      under,
      headers: { "Content-Security-Policy": renderHeaderPolicy({ scripts, origins, styles }, getFrames(under)) },
    })),
    // Nothing under here is a page, so what only pages obey is left out; scripts in workers answer to the policy of their own file.
    {
      under: "/assets/",
      headers: {
        "Content-Security-Policy": "default-src 'self'",
        "Permissions-Policy": "",
        "Cross-Origin-Opener-Policy": "",
      },
    },
    ...DEFAULT_RULES.headers,
  ];
}

/** Issues and posts elsewhere may embed the playground. Nobody is signed in, so there is nothing to trick a reader into. */
function getFrames(under: string): string {
  return under === PLAYGROUND_PATH ? "*" : "'none'";
}

/** A reader of docs need not be told of the styles of posts, with every page anew. What is not there has its page everywhere. */
function listFolders(pages: InlineTexts["pages"]): { under: string; styles: string[] }[] {
  const folders = [...new Set(pages.flatMap(({ path }) => /^\/[^/]+\//.exec(path)?.[0] ?? []))];
  return folders.map((under) => ({
    under,
    styles: pages.filter(({ path }) => path.startsWith(under) || path === NOT_FOUND_PATH).map((page) => page.styles),
  }));
}
