import { expect, it, vi } from "vitest";
import type { SearchPage, SearchSection } from "../../../shared/search/records.ts";
import { createRecords } from "./page-records.ts";
import { NO_SCORES, scorePages } from "./term-scores.ts";

const create = (path: string, sections: SearchSection[]): SearchPage => ({
  path,
  title: "A",
  kind: "guide",
  area: "",
  sections,
});

const options = (names: string[]) => create("/options", [{ id: "semi", title: "Semi", text: "", names }]);
const cli = create("/cli", [{ href: "/options#semi", title: "--no-semi", text: "", names: ["--no-semi"] }]);
const recordCli = (names: string[]) =>
  createRecords([
    { path: "/cli", key: "cli", describe: () => cli },
    { path: "/options", key: "options", describe: () => options(names) },
  ])[0]!;

it("describes no page that is known", () => {
  const describe = vi.fn(() => options(["semi"]));
  const [record] = createRecords([{ path: "/options", key: "key", describe }]);
  const known = { terms: ["semi"], pages: new Map([["key", ["key", 3, [1]] as [string, number, number[]]]]) };
  expect(scorePages([record!], known).lines).toEqual([["key", 3, [1]]]);
  expect(describe).not.toHaveBeenCalled();
  expect(scorePages([record!], NO_SCORES).lines[0]?.[0]).toBe("key");
  expect(describe).toHaveBeenCalledOnce();
});

it("does not trust the key of a page whose rows depend on other pages", () => {
  const [without, within] = [recordCli([]), recordCli(["--no-semi"])];
  expect(without.getPage().sections).toHaveLength(1);
  expect(within.getPage().sections).toHaveLength(0);
  expect(new Set(["cli", without.getTextKey(), within.getTextKey()]).size).toBe(3);
});
