/** The social cards: chats and social networks show the card of a page where somebody links to it. */
import { BUILD_LABELS } from "../../../shared/labels/build-labels.ts";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { Page } from "../../../shared/page.ts";
import { getCardFile } from "../../../shared/paths.ts";
import { hashOf, type Cache } from "../../base/cache.ts";
import { drawCard, type Card } from "./draw-card.ts";
import { createThreads } from "../../base/threads.ts";
import type { Site } from "../../content/load-site.ts";
import { readFormatterVersion } from "../../formatter/load-formatter.ts";
import type { KeyedFiles } from "../../base/output-file.ts";

interface CardInput {
  site: Site;
  cache: Cache;
  /** `path` is the path inside the site, which determines the name of the file. */
  pages: { path: string; page: Page }[];
  /** Further pages, which have no description. */
  others: { path: string; title: string }[];
}

/** The number of cards that are drawn before they are written. */
const BATCH_SIZE = 100;

export async function* emitCards({ site, cache, pages, others }: CardInput): AsyncGenerator<KeyedFiles[]> {
  const describe = await createDescriber(site);
  const cards = [
    ...pages.map(({ path: pagePath, page }) => ({ path: pagePath, card: describe(pagePath, page) })),
    ...others.map(({ path: pagePath, title }) => ({
      path: pagePath,
      card: { siteTitle: site.config.title, title, kind: site.config.tagline, accent: "amber" as const },
    })),
  ];
  // Draws while this thread renders pages.
  const thread = createThreads("cards");
  const emitCard = ({ path: pagePath, card }: (typeof cards)[number]): KeyedFiles => ({
    key: hashOf(["card", pagePath, card]),
    async make() {
      const drawing = drawCard(card);
      const contents = await cache.rememberBytes("cards", [drawing.base, drawing.parts], async () =>
        Buffer.from(await thread.perform<Uint8Array>(drawing)),
      );
      return [{ path: getCardFile(pagePath), contents }];
    },
  });
  try {
    for (let start = 0; start < cards.length; start += BATCH_SIZE)
      yield cards.slice(start, start + BATCH_SIZE).map(emitCard);
  } finally {
    await thread.close();
  }
}

async function createDescriber(site: Site): Promise<(path: string, page: Page) => Card> {
  const { title: siteTitle, tagline } = site.config;
  const formatters = site.docs.flatMap((plugin) => plugin.versions.flatMap((version) => version.formatter ?? []));
  const numbers = new Map(
    await Promise.all([...new Set(formatters)].map(async (name) => [name, await readFormatterVersion(name)] as const)),
  );
  const getVersion = (pluginId: string, name: string) => {
    const plugin = site.docs.find((each) => each.pluginId === pluginId);
    const version = plugin?.versions.find((each) => each.name === name);
    const number = version?.formatter && numbers.get(version.formatter);
    return number ? number.split(".").slice(0, 2).join(".") : (version?.label ?? name);
  };
  const releases = new Map(site.blog?.posts.map((post) => [post.path, post.parsed.frontMatter.version]));
  return (pagePath, page) => {
    const { title } = page;
    switch (page.kind) {
      case "home": {
        const [firstSentence = ""] = page.description.split(". ");
        return { siteTitle, title: tagline, kind: firstSentence, accent: "amber" };
      }
      case "doc":
        return {
          siteTitle,
          title,
          kind: BUILD_LABELS.cardDocs(getVersion(page.pluginId, page.version.name)),
          accent: "teal",
        };
      case "post": {
        const release = releases.get(pagePath);
        return {
          siteTitle,
          title,
          kind: release ? BUILD_LABELS.cardRelease(release) : BUILD_LABELS.cardPost(page.date),
          accent: "violet",
        };
      }
      case "not-found":
        return { siteTitle, title, kind: tagline, accent: "coral" };
      case "blog-list":
      case "archive":
      case "authors":
      case "author":
        return { siteTitle, title, kind: LABELS.blog, accent: "violet" };
      default:
        return { siteTitle, title, kind: tagline, accent: "teal" };
    }
  };
}
