/**
 * A feed is read far from the site: addresses are complete, controls of the site are left out, and so is whatever only its styles
 * could show. Code is plain code: marks that rely on colors would be shown as crossed out or underlined lines.
 */
export function cleanHtml(html: string, postUrl: string): string {
  return (
    html
      .replace(/<button\b[^>]*>[\s\S]*?<\/button>/g, "")
      .replace(/<a href="#[^"]*" class="hash-link"[^>]*><\/a>/g, "")
      .replace(/<a href="[^"]*" data-plain="">[^<]*<\/a>/g, "")
      .replace(
        /<pre[^>]*>([\s\S]*?)<\/pre>/g,
        (_, code: string) => `<pre>${code.replace(/<(?!\/?code\b)[^>]*>/g, "")}</pre>`,
      )
      .replace(/<\/?span\b[^>]*>/g, "")
      .replace(/ (?:class|tabindex|role|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, "")
      .replace(
        / (href|src)="([^"]*)"/g,
        (_, name: string, value: string) =>
          ` ${name}="${new URL(value.replace(/&(?:amp|#x26);/g, "&"), postUrl).href.replaceAll("&", "&amp;")}"`,
      )
      // Not allowed in XML, whatever the escape.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
  );
}
