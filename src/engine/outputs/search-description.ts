import { SEARCH_WORDS } from "../../shared/search-words.ts";
import { applyTrailingSlash, withBase } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import { escapeHtml } from "../base/escape-html.ts";
import type { OutputFile } from "../base/output-file.ts";

export const SEARCH_DESCRIPTION_FILE = "opensearch.xml";

/** Lets browsers add the site as a search engine: https://github.com/dewitt/opensearch */
export function emitSearchDescription({ config }: Pick<Site, "config">): OutputFile[] {
  const toUrl = (path: string) => escapeHtml(config.url + withBase(config.baseUrl, path));
  const { htmlLang } = config.i18n.locales[config.i18n.defaultLocale]!;
  const contents = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(config.title)}</ShortName>
<Description>${escapeHtml(SEARCH_WORDS.searchSite(config.title))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${escapeHtml(htmlLang)}</Language>
<Image height="16" width="16">${toUrl(config.favicon)}</Image>
<Url type="text/html" method="get" template="${toUrl(applyTrailingSlash(config.search.path, config.trailingSlash))}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${toUrl(`/${SEARCH_DESCRIPTION_FILE}`)}"/>
</OpenSearchDescription>
`;
  return [{ path: SEARCH_DESCRIPTION_FILE, contents }];
}
