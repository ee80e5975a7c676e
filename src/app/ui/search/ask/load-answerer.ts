/** Who answers: the service that the configuration names, or the docs themselves. */
import type { Answerer } from "../../../search/answers/answer-types.ts";
import type { SiteData } from "../../../../shared/site.ts";
import { getEmbeddedSource } from "../search-source.ts";

export async function loadAnswerer(site: SiteData): Promise<Answerer> {
  const { answers } = site.search;
  if (!answers) return createQuotingAnswerer(site);
  const { createStreamAnswerer } = await import("../../../search/answers/stream-answer.ts");
  const language = site.locales[site.locale]!.htmlLang;
  return createStreamAnswerer({ url: answers.url, language, fetch: window.fetch.bind(window) });
}

function createQuotingAnswerer(site: SiteData): Answerer {
  return async function* quoteDocs(query) {
    yield await getEmbeddedSource(site).answer(query);
  };
}
