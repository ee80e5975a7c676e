/** The content security policy: nothing from other origins, nothing inline except what the build has written, and no `eval`. */
import { createHash } from "node:crypto";
import { ANALYTICS_ORIGIN } from "../../shared/constants.ts";
import { listServiceOrigins, type ServiceAddress } from "../../shared/search/hosts.ts";

export interface PolicyInput {
  /** Texts of inline scripts and styles. */
  scripts: string[];
  styles: string[];
  /** Further origins that the configuration needs. */
  origins: PolicyOrigins;
  /** Marks what the dev server adds to a page. */
  nonce?: string | undefined;
}

export interface PolicyOrigins {
  script?: string[];
  connect?: string[];
  image?: string[];
}

/** The origins that the analytics service documents. */
const ANALYTICS: PolicyOrigins = {
  script: [ANALYTICS_ORIGIN],
  connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/** The part of a configuration that needs other origins. */
export interface PolicyConfig {
  analytics?: unknown;
  search?: { hosted?: ServiceAddress | undefined; answers?: { url: string } | undefined };
}

export function listOrigins({ analytics, search }: PolicyConfig): PolicyOrigins {
  const known = analytics ? ANALYTICS : {};
  const services = [
    ...(search?.hosted ? listServiceOrigins(search.hosted) : []),
    ...(search?.answers ? [new URL(search.answers.url).origin] : []),
  ];
  return services.length > 0 ? { ...known, connect: [...(known.connect ?? []), ...services] } : known;
}

/** The policy as a page can state it in its own head. */
export function renderPolicy({ scripts, styles, origins, nonce }: PolicyInput): string {
  const marked = nonce ? [`'nonce-${nonce}'`] : [];
  const hashes = (texts: string[]) => [...new Set(texts)].map(hashInline);
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashes(scripts), ...marked, ...(origins.script ?? [])],
    ["style-src", "'self'", ...hashes(styles), ...marked],
    ["img-src", "'self'", "data:", ...(origins.image ?? [])],
    ...(origins.connect ? [["connect-src", "'self'", ...origins.connect]] : []),
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    // Our own policy decides what may become markup or the address of a script: see `app/runtime/trusted-types.ts`.
    ["require-trusted-types-for", "'script'"],
    // The bootstrap loads analytics before that policy exists.
    ["trusted-types", "default", ...(origins.script ? ["analytics"] : [])],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** As a header, the policy can also say who may show the page in a frame. */
export function renderHeaderPolicy(input: PolicyInput, frameAncestors: string): string {
  return `${renderPolicy(input)}; frame-ancestors ${frameAncestors}`;
}

/** The policy of the worker that runs the formatter: some of its parsers are WebAssembly, which pages may not run. */
export const WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

function hashInline(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
