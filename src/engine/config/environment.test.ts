import { expect, it } from "vitest";
import type { AuthoringError } from "../base/problems.ts";
import { SITE_INPUT } from "../testing/values.ts";
import { defineSite } from "./define-site.ts";

const explain = (environment: Record<string, string>): string[] => {
  try {
    defineSite(SITE_INPUT, environment);
  } catch (error) {
    return (error as AuthoringError).problems.map(({ message }) => message);
  }
  return [];
};

it("turns on analytics and hosted search without a change of the file", () => {
  const config = defineSite(
    { ...SITE_INPUT, search: { suggestions: ["options"] } },
    {
      SITE_URL: "https://docs.example.org",
      SITE_BASE: "/site/",
      SITE_ANALYTICS_ID: "G-ABC123",
      SITE_SEARCH_APP_ID: "APP1",
      SITE_SEARCH_API_KEY: "search-only",
      SITE_SEARCH_INDEX: "preview",
      SITE_SEARCH_HOST: "https://search.example.org",
      SITE_SEARCH_ANSWERS_URL: "https://answers.example.org/ask",
    },
  );
  expect(config).toMatchObject({
    url: "https://docs.example.org",
    baseUrl: "/site/",
    analytics: { trackingId: "G-ABC123", anonymizeIp: true },
    search: {
      suggestions: ["options"],
      indexName: "preview",
      hosted: { appId: "APP1", apiKey: "search-only", contextualSearch: true, host: "https://search.example.org" },
      answers: { url: "https://answers.example.org/ask" },
    },
  });
});

it("empty variables, and those of others, set nothing", () => {
  const config = defineSite(SITE_INPUT, { SITE_ANALYTICS_ID: "", SITE_SEARCH_APP_ID: " ", SITE_NAME: "my-host" });
  expect(config).toEqual(defineSite(SITE_INPUT));
});

it.each([
  [
    { SITE_ANALYTICS_ID: "abc 1" },
    "SITE_ANALYTICS_ID (environment): analytics.trackingId: is no measurement id such as G-ABC123",
  ],
  [{ SITE_URL: "example.org" }, "SITE_URL (environment): url: Invalid URL"],
  [{ SITE_BASE: "site" }, 'SITE_BASE (environment): baseUrl: Invalid string: must start with "/"'],
])("a bad value is told with the variable: %o", (environment, problem) => {
  expect(explain(environment)).toContain(problem);
});

it("half of a hosted search names the variable that is missing", () => {
  const [problem, ...more] = explain({ SITE_SEARCH_APP_ID: "APP1" });
  expect(problem).toMatch(/^SITE_SEARCH_API_KEY \(environment\): is missing, but SITE_SEARCH_APP_ID is set\./);
  expect(more).toEqual([]);
});

it("a misspelt variable is told with the nearest one", () => {
  expect(explain({ SITE_SEARCH_APPID: "APP1" })).toEqual([
    'SITE_SEARCH_APPID (environment): unknown variable. Did you mean "SITE_SEARCH_APP_ID"?',
  ]);
});
