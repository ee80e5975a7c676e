import { expect, test } from "vitest";
import { listRecords } from "../../../src/app/search/embedded/records.ts";
import type { SearchFile, SearchSection } from "../../../src/shared/search/records.ts";
import { createRecords } from "../../../src/engine/outputs/search/page-records.ts";

const page = { kind: "guide", area: "Docs" } as const;
const create = (cli: SearchSection[]): SearchFile => ({
  buildId: "1",
  subject: "prettier",
  language: "en",
  tag: "docs-default-current",
  pages: [
    { ...page, path: "/docs/cli", title: "CLI", sections: cli },
    {
      ...page,
      path: "/docs/options",
      title: "Options",
      sections: [{ id: "semi", title: "Semicolons", text: "a", names: ["semi", "--no-semi"] }],
    },
  ],
});
const compactFile = (file: SearchFile): SearchFile => ({
  ...file,
  pages: createRecords(file.pages.map((each) => ({ path: each.path, describe: () => each }))).map((each) =>
    each.getPage(),
  ),
});
const listUrls = (file: SearchFile) => listRecords(file).map(({ url }) => url);

test("anchors that follow from the title are left out, and the client finds the same addresses", () => {
  const sections: SearchSection[] = [
    { text: "Lead." },
    { title: "--write", text: "A row above the first heading." },
    { id: "file-patterns", title: "File patterns", text: "" },
    { id: "escaping", title: "Names: what to escape?", text: "" },
  ];
  const compact = compactFile(create(sections));
  expect(compact.pages[0]?.sections.map(({ id }) => id)).toEqual([undefined, "", undefined, "escaping"]);
  expect(listUrls(compact)).toEqual([
    "/docs/cli",
    "/docs/cli",
    "/docs/cli#file-patterns",
    "/docs/cli#escaping",
    "/docs/options#semi",
  ]);
});

test("a row about an option is left out if the option has all its names", () => {
  const href = "/docs/options#semi";
  const rows: SearchSection[] = [
    { href, title: "--no-semi", text: "", names: ["--no-semi"] },
    { href, title: "--other", text: "", names: ["--other"] },
  ];
  const [cli] = compactFile(create(rows)).pages;
  expect(cli?.sections.map(({ title }) => title)).toEqual(["--other"]);
});
