/** How the service searches our records; its documentation explains each setting by its name. */
import { LEVELS } from "../../shared/search-records.ts";

export const INDEX_SETTINGS = {
  searchableAttributes: [
    "unordered(names)",
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    "unordered(hierarchy.lvl0)",
    "content",
  ],
  attributesForFaceting: ["language", "docusaurus_tag", "version", "kind", "type"],
  // A place is one result, whichever of its records was found.
  attributeForDistinct: "url",
  distinct: true,
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  attributesToHighlight: ["hierarchy"],
  attributesToSnippet: ["content:24"],
  camelCaseAttributes: ["names", "hierarchy", "content"],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  // A minus is the start of a flag, not a word to leave out.
  advancedSyntax: false,
  removeWordsIfNoResults: "allOptional" as const,
};
