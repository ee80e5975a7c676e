/** Plans the home page. */
import { HERO_FROM, HERO_TO } from "../../shared/hero.ts";
import type { HomePage } from "../../shared/page.ts";
import { resolveHref, withBase } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import { resolveWordLinks } from "../content/page-words.ts";
import { createSource, getLatestFormatter, resolveImages, type PagePlan } from "./page-plan.ts";
import type { CompileInput } from "../markdown/context.ts";
import type { HeroEntry } from "../content/showcase.ts";

export function planHome(site: Site): PagePlan[] {
  const { showcase, config } = site;
  if (!showcase) return [];
  const { hero, languages, editors, users } = showcase;
  const toSource = (name: "languages" | "editors", body: string, place: PropertyKey[]): CompileInput => {
    const file = `${config.data}/${name}.yml`;
    const kind = name === "languages" ? "phrase" : undefined;
    return createSource(site, { file, body, bodyOffset: showcase.getLine[name](place) - 1 }, { kind });
  };
  const variants = languages.flatMap((language, index) =>
    language.variants.map((variant, at) => toSource("languages", variant, [index, "variants", at])),
  );
  const contents = editors.map((editor, index) => toSource("editors", editor.content, [index, "content"]));
  return [
    {
      path: "/",
      file: "site.config.ts",
      sources: [...hero.map((entry) => planSample(site, entry)), ...variants, ...contents],
      describe: (compiled) => {
        const html = compiled.slice(hero.length).map((each) => each.html);
        const latestRelease = getLatestRelease(site);
        return {
          kind: "home",
          path: config.baseUrl,
          title: config.title,
          description: config.description,
          html: {},
          hero: hero.flatMap(({ name }, index) => {
            const reflow = compiled[index]?.reflow;
            return reflow ? [{ name, ...reflow }] : [];
          }),
          formatter: getLatestFormatter(site) ?? "",
          languages: languages.map(({ name, image, nameLink, ...language }) => ({
            name,
            ...resolveImages({ image }, site.data),
            variants: html.splice(0, language.variants.length),
            ...(nameLink && { nameLink: resolveHref(nameLink, site.data) }),
          })),
          editors: editors.map(({ name, image }) => ({
            name,
            ...resolveImages({ image }, site.data),
            content: html.shift() ?? "",
          })),
          users: users.filter((user) => user.pinned).map((user) => resolveImages(user, site.data)),
          userCount: users.length,
          words: resolveWordLinks(showcase.words.home, site.data),
          surveys: showcase.words.surveys,
          ...(latestRelease && { latestRelease }),
        };
      },
    },
  ];
}

/** Problems are reported with their line in the data file. There the code starts in the line after its key, here in the fourth line. */
function planSample(site: Site, { language, options, code, line }: HeroEntry): CompileInput {
  const fence = "`".repeat(6);
  const attributes = Object.entries({ from: HERO_FROM, to: HERO_TO, ...options })
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
  const body = `:::reflow{${attributes}}\n\n${fence}${language}\n${code.trimEnd()}\n${fence}\n\n:::`;
  const file = `${site.config.data}/hero.yml`;
  return createSource(site, { file, body, bodyOffset: line - 3 }, { formatter: getLatestFormatter(site) });
}

function getLatestRelease({ blog, config }: Site): HomePage["latestRelease"] {
  const post = blog?.posts.find(({ parsed }) => parsed.frontMatter.version && !parsed.frontMatter.unlisted);
  if (!post) return undefined;
  const { title, version = "", description } = post.parsed.frontMatter;
  return { title, version, description, href: withBase(config.baseUrl, post.path), date: post.date };
}
