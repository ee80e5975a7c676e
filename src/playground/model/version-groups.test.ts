import { expect, test } from "vitest";
import { createPlaygroundData } from "./testing.ts";
import { findNearest, findRelease, groupVersions } from "./version-groups.ts";

const data = {
  ...createPlaygroundData(),
  releases: ["1.13.7", "1.19.1", "2.8.8", "3.5.1", "3.5.3"].map((version) => ({ name: version, version })),
};
const list = (query?: string) =>
  groupVersions(data, query).map(({ major, releases }) => [major, ...releases.map(({ version }) => version)]);

test("those with names come first, then the newest of each major version", () => {
  expect(list()).toEqual([
    [undefined, "3.9.10", "3.6.2"],
    ["3", "3.5.3", "3.5.1"],
    ["2", "2.8.8"],
    ["1", "1.19.1", "1.13.7"],
  ]);
  expect(groupVersions(data)[2]!.releases[0]).toMatchObject({ month: "2022-11", post: "/blog/2022-11-23-2.8.0" });
});

test.each([
  ["3.5", [["3", "3.5.3", "3.5.1"]]],
  [" v1.19", [["1", "1.19.1"]]],
  ["NEXT", [[undefined, "3.9.10"]]],
  ["2022", [["2", "2.8.8"]]],
  ["nothing", []],
])("%s is searched for", (query, expected) => expect(list(query)).toEqual(expected));

test("a minor version means its newest patch", () => {
  expect(findRelease(data, "3.5")?.version).toBe("3.5.3");
  expect(findRelease(data, "3.5.1")?.version).toBe("3.5.1");
  expect(findRelease(data, "stable")?.version).toBe("3.6.2");
  expect(findRelease(data, "3")).toBeUndefined();
  expect(findRelease(data, "3.5.2")).toBeUndefined();
});

test.each([
  ["3.5.2", "3.5.3"],
  ["2.3.1", "1.19.1"],
  ["1.0.0", "1.13.7"],
  ["4.0.0", "3.9.10"],
  ["insiders", undefined],
])("the nearest to %s is %s", (name, expected) => expect(findNearest(data, name)?.version).toBe(expected));
