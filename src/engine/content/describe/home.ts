import type { PostLink } from "../../../shared/page.ts";
import { withBase } from "../../../shared/paths.ts";
import type { Site } from "../load-site.ts";
import { createSource, getLatestFormatter, type PagePlan } from "../page-plan.ts";
import type { CompileInput } from "../markdown/context.ts";

export function planHome(site: Site): PagePlan[] {
  const { showcase, config } = site;
  if (!showcase) return [];
  const { languages, editors, users } = showcase;
  const toSource = (name: string, body: string): CompileInput =>
    createSource(site, { file: `${config.data}/${name}`, body, bodyOffset: 0 });
  const variants = languages.flatMap((language) =>
    language.variants.map((variant) => toSource("languages.yml", variant)),
  );
  const contents = editors.map((editor) => toSource("editors.yml", editor.content));
  return [
    {
      path: "/",
      file: "site.config.ts",
      sources: [...planHero(site), ...variants, ...contents],
      listed: true,
      describe: (compiled) => {
        const [before, after, ...html] = compiled.map((each) => each.html);
        const latestRelease = getLatestRelease(site);
        return {
          kind: "home",
          path: config.baseUrl,
          title: config.title,
          description: config.description,
          html: { before: before!, after: after! },
          languages: languages.map(({ nameLink, ...language }) => ({
            ...language,
            variants: html.splice(0, language.variants.length).map(unwrapParagraph),
            ...(nameLink && { nameLink: withBase(config.baseUrl, nameLink) }),
          })),
          editors: editors.map((editor) => ({ ...editor, content: html.shift()! })),
          users: users.filter((user) => user.pinned),
          userCount: users.length,
          ...(latestRelease && { latestRelease }),
        };
      },
    },
  ];
}

/** The hero's code as it was written, and as the formatter prints it. */
function planHero(site: Site): CompileInput[] {
  const fence = `\`\`\`jsx\n${site.showcase!.hero}\n\`\`\``;
  const bodies = [fence, `:::output\n\n${fence}\n\n:::`];
  return bodies.map((body) =>
    createSource(site, { file: `${site.config.data}/hero.jsx`, body, bodyOffset: -1 }, getLatestFormatter(site)),
  );
}

function unwrapParagraph(html: string): string {
  return html.replace(/^<p>|<\/p>$/g, "");
}

function getLatestRelease(site: Site): PostLink | undefined {
  const post = site.blog?.posts.find(({ parsed }) => parsed.frontMatter.version && !parsed.frontMatter.unlisted);
  return (
    post && { title: post.parsed.frontMatter.title, href: withBase(site.config.baseUrl, post.path), date: post.date }
  );
}
