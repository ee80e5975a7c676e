/** Which headers the site's answers have, by path. */
import { PLAYGROUND_PATH } from "../playground/page.ts";
import { listOrigins, renderHeaderPolicy, type PolicyConfig, type PolicyInput } from "./policy.ts";
import { DEFAULT_RULES, type HeaderRule } from "./rules.ts";

/** What no page of this site uses, in no frame either. */
const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

export function createHeaderRules(config: PolicyConfig, inline: Pick<PolicyInput, "scripts" | "styles">): HeaderRule[] {
  const policy = { ...inline, origins: listOrigins(config) };
  return [
    {
      under: "/",
      headers: {
        "Content-Security-Policy": renderHeaderPolicy(policy, "'none'"),
        "X-Frame-Options": "DENY",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    },
    // Scripts in workers answer to the policy of their own file. Nothing under here is a page.
    { under: "/assets/", headers: { "Content-Security-Policy": "default-src 'self'", "X-Frame-Options": "" } },
    // Issues and posts elsewhere may embed the playground. Nobody is signed in, so there is nothing to trick a reader into.
    {
      under: PLAYGROUND_PATH,
      headers: { "Content-Security-Policy": renderHeaderPolicy(policy, "*"), "X-Frame-Options": "" },
    },
    ...DEFAULT_RULES.headers,
  ];
}
