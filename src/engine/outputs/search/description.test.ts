import { expect, test } from "vitest";
import { createConfig } from "../../testing/values.ts";
import { emitSearchDescription } from "./description.ts";

test("browsers are told where to search, with complete and escaped addresses", () => {
  const config = createConfig({ title: "Q & A", baseUrl: "/site/", search: { path: "/find" } });
  const [file] = emitSearchDescription({ config });
  expect(file!.path).toBe("opensearch.xml");
  expect(file!.contents).toContain("<ShortName>Q &amp; A</ShortName>");
  expect(file!.contents).toContain('template="https://example.org/site/find?q={searchTerms}"');
  expect(file!.contents).toContain('rel="self" template="https://example.org/site/opensearch.xml"');
});
