import { expect, it } from "vitest";
import type { ShowcaseUser } from "../../../../shared/page.ts";
import { setNames } from "./set-names.ts";

const users: ShowcaseUser[] = [
  { caption: "Pinned", infoLink: "https://a.test", pinned: true },
  { caption: "Also", infoLink: "https://b.test", pinned: true },
  { caption: "A name", infoLink: "https://c.test" },
];

it("gives every name a bar of its length, and color to those that are pinned", () => {
  expect(setNames(users, users)).toEqual(["4e1d0e"]);
});

it("gives color to those that were found, and to no other", () => {
  expect(setNames(users, [users[2]!])).toEqual(["0e0d5e"]);
  expect(setNames(users, [])).toEqual(["0e0d0e"]);
});

it("breaks lines like a formatter, and never within a name", () => {
  const long = { caption: "x".repeat(99), infoLink: "https://d.test" };
  expect(setNames([long, long, long], [long])).toEqual(["5z", "5z", "5z"]);
});
