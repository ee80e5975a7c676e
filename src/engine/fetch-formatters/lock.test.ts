import { expect, test } from "vitest";
import { createLock } from "./update-lock.ts";
import { chooseReleases, readLock } from "../playground/releases/lock.ts";

const lock = await readLock();
const choose = (names: string[], isAll?: boolean) => chooseReleases(lock, names, isAll).map(({ version }) => version);

test("the lock has every release with files for browsers, each with its integrity", () => {
  expect(lock.releases).toHaveLength(108);
  expect(lock.releases.every(({ integrity }) => /^sha512-[\w+/]{86}==$/.test(integrity))).toBe(true);
  expect(Object.keys(lock.months)).toHaveLength(26);
  expect(Object.values(lock.months).every((month) => /^20\d\d-\d\d$/.test(month))).toBe(true);
});

test("without names, the newest patch of each minor version is chosen", () => {
  const versions = choose([]);
  expect(versions).toHaveLength(26);
  expect(versions).toEqual(expect.arrayContaining(["1.13.7", "1.19.1", "2.8.8", "3.5.3", "3.9.10"]));
});

test("releases can be named, and all can be asked for", () => {
  expect(choose(["3.5", "1.13.0"])).toEqual(["3.5.3", "1.13.0"]);
  expect(choose([], true)).toHaveLength(108);
  expect(() => choose(["1.12.0"])).toThrow(
    "There is no release 1.12.0 in formatters.lock.json, which has those from 1.13.0 to 3.9.10.",
  );
});

test("a lock is made from what the registry says, without prereleases and what is newer than the installed one", () => {
  const dist = (integrity: string) => ({ dist: { integrity } });
  const versions = {
    "3.10.0": dist("d"),
    "2.0.0": dist("b"),
    "1.12.1": dist("x"),
    "1.13.0": dist("a"),
    "3.0.0-alpha.1": dist("y"),
    "3.2.0": dist("c"),
  };
  const time = { "1.13.0": "2024-12-04T00:00:00Z", "2.0.0": "2024-12-02T18:34:33Z", "3.2.0": "2025-01-12T00:00:00Z" };
  expect(createLock({ versions, time }, { last: "3.9.0", days: { "1.13.0": "2018-05-27" } })).toEqual({
    months: { "1.13": "2018-05", "2.0": "2024-12", "3.2": "2025-01" },
    releases: [
      { version: "1.13.0", integrity: "a" },
      { version: "2.0.0", integrity: "b" },
      { version: "3.2.0", integrity: "c" },
    ],
  });
});
