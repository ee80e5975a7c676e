import { SEARCH_WORDS } from "../../../shared/search/words.ts";
import { applyTrailingSlash, withBase } from "../../../shared/paths.ts";
import { getDefaultLocale } from "../../config/define-site.ts";
import { SEARCH_DESCRIPTION_FILE } from "../../content/describe-site.ts";
import type { Site } from "../../content/load-site.ts";
import { escapeHtml } from "../../base/escape-html.ts";
import type { OutputFile } from "../../base/output-file.ts";

/** The OpenSearch description, with which browsers can add the site as a search engine: https://github.com/dewitt/opensearch */
export function emitSearchDescription({ config }: Pick<Site, "config">): OutputFile[] {
  const toUrl = (path: string) => escapeHtml(config.url + withBase(config.baseUrl, path));
  const { htmlLang } = getDefaultLocale(config.i18n);
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
