/** What the content security policy of the site (`host/policy.ts`) blocks, so that readers would miss it without a word. */
import type { Tag } from "./html-tags.ts";

/** Attributes with an address that the browser loads at once. */
const LOADED: Record<string, string[]> = {
  audio: ["src"],
  iframe: ["src"],
  img: ["src", "srcset"],
  script: ["src"],
  source: ["src", "srcset"],
  track: ["src"],
  video: ["src", "poster"],
};

export function explainBlocked({ name, attributes }: Tag): string[] {
  const blocked: string[] = [];
  if (name === "script" && !attributes.has("src") && isProgram(attributes.get("type")))
    blocked.push("an inline <script> is blocked by the policy of this site");
  if (name === "style") blocked.push("<style> is blocked by the policy of this site: styles are in src/styles/");
  if (name === "object" || name === "embed" || name === "base")
    blocked.push(`<${name}> is blocked by the policy of this site`);
  for (const [attribute, value] of attributes) {
    if (attribute === "style" || /^on[a-z]+$/.test(attribute))
      blocked.push(`the attribute ${attribute}="…" of <${name}> is blocked by the policy of this site`);
    if (/^\s*javascript:/i.test(value))
      blocked.push(`${attribute}="javascript:…" is blocked by the policy of this site`);
    const isLoaded = LOADED[name]?.includes(attribute) || (name === "form" && attribute === "action");
    const isSheet = name === "link" && attribute === "href" && attributes.get("rel") === "stylesheet";
    if ((isLoaded || isSheet) && isOfOtherSite(value)) blocked.push(explainOtherSite(name, value));
  }
  return blocked;
}

/** Also true for a `srcset` that begins with such an address. */
export function isOfOtherSite(url: string): boolean {
  return /^\s*(?:https?:)?\/\//i.test(url);
}

export function explainOtherSite(name: string, url: string): string {
  const advice =
    name === "iframe" || name === "form" || name === "script"
      ? "link to it instead"
      : "put the file into public/ or beside the Markdown file";
  return `<${name}> with "${url}" of another site is blocked by the policy of this site: ${advice}`;
}

/** Other types are data, which is not run. */
function isProgram(type: string | undefined): boolean {
  return !type || type === "module" || /javascript/i.test(type);
}
