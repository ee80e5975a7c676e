/** Markdown that is read far from its page: every link in it is complete. */

/** Code is left alone: what looks like a link there is none. */
const CODE = /^(`{3,}|~{3,})[^]*?^\1[`~]*[ \t]*$|(`+)[^`][^]*?\2/gm;
const LINK = /(\]\(|^\[[^\]]+\]:[ \t]*)([/#][^)\s]*)/gm;

export function makeLinksAbsolute(markdown: string, pageUrl: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of markdown.matchAll(CODE)) {
    parts.push(replaceLinks(markdown.slice(end, match.index), pageUrl), match[0]);
    end = match.index + match[0].length;
  }
  return [...parts, replaceLinks(markdown.slice(end), pageUrl)].join("");
}

function replaceLinks(text: string, pageUrl: string): string {
  return text.replace(LINK, (_, before: string, href: string) => before + new URL(href, pageUrl).href);
}
