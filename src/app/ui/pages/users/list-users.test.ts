import { expect, it } from "vitest";
import type { ShowcaseUser } from "../../../../shared/page.ts";
import { drawNames, filterUsers } from "./list-users.ts";

const listed = [
  { caption: "Campusjäger", infoLink: "https://campusjaeger.de" },
  { caption: "React", infoLink: "https://reactjs.org" },
  { caption: "React Native Firebase", infoLink: "https://rnfirebase.io" },
];
const filter = (query: string) => filterUsers(listed, query).map(({ caption }) => caption);

it.each([
  ["", 3],
  ["  ", 3],
  ["REACT", 2],
  [" native ", 1],
  ["nobody", 0],
])("%j finds %i", (query, count) => {
  expect(filter(query)).toHaveLength(count);
});

it("takes letters for what they look like", () => {
  expect(filter("jager")).toEqual(["Campusjäger"]);
  expect(filter("JÄG")).toEqual(["Campusjäger"]);
});

it("knows the address, too", () => {
  expect(filter("rnfirebase.io")).toEqual(["React Native Firebase"]);
  expect(filter("https")).toEqual([]);
});

const users: ShowcaseUser[] = [
  { caption: "Pinned", infoLink: "https://a.test", pinned: true },
  { caption: "Also", infoLink: "https://b.test", pinned: true },
  { caption: "A name", infoLink: "https://c.test" },
];

it("gives every name a bar of its length, and color to those that are pinned", () => {
  expect(drawNames(users, users)).toEqual(["4e1d0e"]);
});

it("gives color to those that were found, and to no other", () => {
  expect(drawNames(users, [users[2]!])).toEqual(["0e0d5e"]);
  expect(drawNames(users, [])).toEqual(["0e0d0e"]);
});

it("breaks lines like a formatter, and never within a name", () => {
  const long = { caption: "x".repeat(99), infoLink: "https://d.test" };
  expect(drawNames([long, long, long], [long])).toEqual(["5z", "5z", "5z"]);
});
