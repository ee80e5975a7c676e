/** RSS, Atom and JSON feeds of the blog, with full text and absolute links. */
import { Feed } from "feed";
import type { Site } from "../content/load-site.ts";
import type { Compiled } from "../content/markdown/context.ts";
import type { OutputFile } from "../output.ts";
import { withBase } from "../../shared/paths.ts";

export function emitFeeds(site: Site, compiled: Map<string, Compiled>): OutputFile[] {
  const { blog, config } = site;
  if (!blog) return [];
  const toUrl = (path: string) => config.url + withBase(config.baseUrl, path);
  const dir = blog.config.path;
  const posts = blog.posts.filter((post) => !post.parsed.frontMatter.unlisted);
  const feed = new Feed({
    id: toUrl(dir),
    link: toUrl(dir),
    title: blog.config.title,
    description: blog.config.description,
    language: config.i18n.locales[config.i18n.defaultLocale]!.htmlLang,
    favicon: toUrl(config.favicon),
    copyright: config.footer.note,
    ...(posts[0] && { updated: new Date(posts[0].date) }),
    feedLinks: { rss: toUrl(`${dir}/rss.xml`), atom: toUrl(`${dir}/atom.xml`), json: toUrl(`${dir}/feed.json`) },
  });
  for (const post of posts) {
    const { title, description, authors } = post.parsed.frontMatter;
    feed.addItem({
      id: toUrl(post.path),
      link: toUrl(post.path),
      title,
      description,
      date: new Date(post.date),
      content: makeAbsolute(compiled.get(post.parsed.file)?.html ?? "", toUrl(post.path)),
      author: authors.map((key) => {
        const { name, url } = blog.authors[key]!;
        return { name, ...(url && { link: url }) };
      }),
    });
  }
  const name = dir.slice(1);
  return [
    { path: `${name}/rss.xml`, contents: feed.rss2() },
    { path: `${name}/atom.xml`, contents: feed.atom1() },
    { path: `${name}/feed.json`, contents: feed.json1() },
  ];
}

/** A feed is read far from the site: addresses are complete, the site's own controls are left out, and nothing ends a CDATA section. */
function makeAbsolute(html: string, postUrl: string): string {
  return html
    .replaceAll("]]>", "]]&gt;")
    .replace(/<button\b[^>]*>[\s\S]*?<\/button>/g, "")
    .replace(/<a href="#[^"]*" class="hash-link"[^>]*><\/a>/g, "")
    .replace(
      / (href|src)="([^"]*)"/g,
      (_, name: string, value: string) =>
        ` ${name}="${new URL(value.replace(/&(?:amp|#x26);/g, "&"), postUrl).href.replaceAll("&", "&amp;")}"`,
    );
}
