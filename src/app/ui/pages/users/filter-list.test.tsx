// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { filterList } from "./filter-list.ts";
import { UserList } from "./UserList.tsx";

const users = [
  { caption: "React", infoLink: "https://reactjs.org" },
  { caption: "Campusjäger", infoLink: "https://campusjaeger.de", pinned: true },
  { caption: "React Native Firebase", infoLink: "https://rnfirebase.io" },
];

function filter(...queries: string[]) {
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(
    <UserList
      page={{ kind: "users", path: "/", title: "", description: "", html: {}, words: {}, surveys: [], users }}
    />,
  );
  for (const query of queries) {
    container.querySelector("input")!.value = query;
    filterList(container);
  }
  const list = (selector: string) => [...container.querySelectorAll(selector)];
  return {
    shown: list(".logos > li:not([hidden]) a > span:first-of-type").map((name) => name.textContent),
    sections: list("section:not([hidden])").map((section) => section.className),
    bars: list(".bars rect").map((bar) => bar.getAttribute("class")),
    count: container.querySelector("output")!.textContent,
    isNobodyShown: list(".nobody:not([hidden])").length > 0,
  };
}

it.each([
  ["", 3],
  ["  ", 3],
  ["REACT", 2],
  [" native ", 1],
  ["nobody", 0],
])("%j finds %i", (query, count) => {
  expect(filter(query).shown).toHaveLength(count);
});

it("takes letters for what they look like", () => {
  expect(filter("jager").shown).toEqual(["Campusjäger"]);
  expect(filter("JÄG").shown).toEqual(["Campusjäger"]);
});

it("knows the address, too", () => {
  expect(filter("rnfirebase.io").shown).toEqual(["React Native Firebase"]);
  expect(filter("https").shown).toEqual([]);
  // What only screen readers say of a link.
  expect(filter("another site").shown).toEqual([]);
});

it("hides sections without anybody, counts, and colors the bars of those that were found", () => {
  expect(filter("firebase")).toEqual({
    shown: ["React Native Firebase"],
    sections: ["others"],
    bars: ["b0", "b0", "b5"],
    count: "1 of 3",
    isNobodyShown: false,
  });
  expect(filter("nobody")).toMatchObject({ sections: [], bars: ["b0", "b0", "b0"], isNobodyShown: true });
});

it("shows everybody again in their colors", () => {
  expect(filter("firebase", "nobody", "")).toEqual(filter());
  expect(filter()).toMatchObject({ bars: ["b4", "b0", "b0"], count: "3 in the list", isNobodyShown: false });
});
