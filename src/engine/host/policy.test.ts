import { expect, it } from "vitest";
import { listOrigins, renderHeaderPolicy, renderPolicy } from "./policy.ts";

const inline = { scripts: ["start()"], styles: ["a{}", "b{}", "a{}"] };
it("allows what the build has written inline by its hash, each once, and nothing else", () => {
  const policy = renderPolicy({ ...inline, origins: {} });
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

it("opens to the analytics service only where one is configured", () => {
  expect(listOrigins({})).toEqual({});
  const policy = renderPolicy({ ...inline, origins: listOrigins({ analytics: { trackingId: "G-1" } }) });
  expect(policy).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
});

it("opens to search and answer services where they are configured, and to nothing else of theirs", () => {
  const hosted = { appId: "APP1" };
  const search = { hosted, answers: { url: "https://answers.example.org/ask?x" } };
  expect(listOrigins({ search })).toEqual({
    connect: [
      "https://app1-dsn.algolia.net",
      "https://app1-1.algolianet.com",
      "https://app1-2.algolianet.com",
      "https://app1-3.algolianet.com",
      "https://answers.example.org",
    ],
  });
  const proxied = { hosted: { ...hosted, host: "https://search.example.org/proxy/" } };
  expect(listOrigins({ search: proxied })).toEqual({ connect: ["https://search.example.org"] });
  const both = listOrigins({ search: proxied, analytics: {} });
  expect(both.connect).toEqual(
    expect.arrayContaining(["https://*.google-analytics.com", "https://search.example.org"]),
  );
});

it("only as a header says who may frame the page", () => {
  expect(renderPolicy({ ...inline, origins: {} })).not.toContain("frame-ancestors");
  expect(renderHeaderPolicy({ ...inline, origins: {} }, "'none'")).toMatch(/; frame-ancestors 'none'$/);
});
