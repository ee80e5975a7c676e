import { expect, it } from "vitest";
import { filterUsers } from "./filter-users.ts";

const users = [
  { caption: "Campusjäger", infoLink: "https://campusjaeger.de" },
  { caption: "React", infoLink: "https://reactjs.org" },
  { caption: "React Native Firebase", infoLink: "https://rnfirebase.io" },
];
const filter = (query: string) => filterUsers(users, query).map(({ caption }) => caption);

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
