import { HERO_FROM, HERO_TO } from "../../shared/hero.ts";
import type { HomePage } from "../../shared/page.ts";
import { resolveHref, withBase } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import { createSource, getLatestFormatter, type PagePlan } from "./page-plan.ts";
import type { CompileInput } from "../markdown/context.ts";
import type { HeroEntry } from "../content/showcase.ts";

export function planHome(site: Site): PagePlan[] {
  const { showcase, config } = site;
  if (!showcase) return [];
  const { hero, languages, editors, users } = showcase;
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
      sources: [...hero.map((entry) => planSample(site, entry)), ...variants, ...contents],
      listed: true,
      describe: (compiled) => {
        const samples = compiled.slice(0, hero.length);
        const html = compiled.slice(hero.length).map((each) => each.html);
        const latestRelease = getLatestRelease(site);
        return {
          kind: "home",
          path: config.baseUrl,
          title: config.title,
          description: config.description,
          html: {},
          hero: samples.flatMap(({ reflow }, index) => (reflow ? [{ name: hero[index]!.name, ...reflow }] : [])),
          formatter: getLatestFormatter(site) ?? "",
          languages: languages.map(({ name, image, nameLink, ...language }) => ({
            name,
            ...(image && { image }),
            variants: html.splice(0, language.variants.length).map(unwrapParagraph),
            ...(nameLink && { nameLink: resolveHref(nameLink, site.data) }),
          })),
          editors: editors.map(({ name, image }) => ({ name, ...(image && { image }), content: html.shift()! })),
          users: users.filter((user) => user.pinned),
          userCount: users.length,
          ...(latestRelease && { latestRelease }),
        };
      },
    },
  ];
}

/** Problems are reported for the lines of the data file: there the code follows its key, here two lines and its fence. */
function planSample(site: Site, { language, options, code, line }: HeroEntry): CompileInput {
  const fence = "`".repeat(6);
  const attributes = Object.entries({ from: HERO_FROM, to: HERO_TO, ...options })
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
  const body = `:::reflow{${attributes}}\n\n${fence}${language}\n${code.trimEnd()}\n${fence}\n\n:::`;
  const file = `${site.config.data}/hero.yml`;
  return createSource(site, { file, body, bodyOffset: line - 3 }, getLatestFormatter(site));
}

function unwrapParagraph(html: string): string {
  return html.replace(/^<p>|<\/p>$/g, "");
}

function getLatestRelease({ blog, config }: Site): HomePage["latestRelease"] {
  const post = blog?.posts.find(({ parsed }) => parsed.frontMatter.version && !parsed.frontMatter.unlisted);
  if (!post) return undefined;
  const { title, version = "", description } = post.parsed.frontMatter;
  return { title, version, description, href: withBase(config.baseUrl, post.path), date: post.date };
}
