import { expect, it } from "vitest";
import { drawNames } from "./draw-names.ts";

it("gives every name a bar of its length, and color to those that are pinned", () => {
  const users = [
    { caption: "Pinned", infoLink: "https://a.test", pinned: true },
    { caption: "Also", infoLink: "https://b.test", pinned: true },
    { caption: "A name", infoLink: "https://c.test" },
  ];
  expect(drawNames(users)).toEqual(["4e1d0e"]);
});

it("breaks lines like a formatter, and never within a name", () => {
  const long = { caption: "x".repeat(99), infoLink: "https://d.test", pinned: true };
  expect(drawNames([long, long, long])).toEqual(["4z", "1z", "2z"]);
});
