import { describe, expect, it } from "vitest";
import { createPrinter, selectWarnings } from "./warnings.ts";

const warn = (file: string, message = "Odd.") => ({ file, message });
const plan = { file: "b.md", sources: [] };

describe("a page shows", () => {
  it("all warnings if they are few, first those about itself", () => {
    expect(selectWarnings(plan, [warn("a.md"), warn("b.md")])).toEqual(["b.md  Odd.", "a.md  Odd."]);
  });

  it("some of thousands, and how many there are besides", () => {
    const many = Array.from({ length: 5000 }, (_, index) => warn(`${index}.md`));
    const shown = selectWarnings(plan, [...many, warn("b.md")]);
    expect(shown).toHaveLength(21);
    expect(shown[0]).toBe("b.md  Odd.");
    expect(shown.at(-1)).toBe("Warnings that only the terminal shows: 4981");
  });
});

it("the terminal shows a warning once, and again when it comes back", () => {
  const texts: string[] = [];
  const print = createPrinter((text) => texts.push(text));
  print("/a", [warn("a.md"), warn("b.md")]);
  print("/b", [warn("b.md")]);
  print("/a", [warn("a.md"), warn("b.md")]);
  expect(texts.splice(0)).toEqual(["warning  a.md  Odd.\nwarning  b.md  Odd."]);
  print("/a", [warn("b.md")]);
  expect(texts).toEqual([]);
  print("/a", [warn("a.md"), warn("b.md")]);
  expect(texts).toEqual(["warning  a.md  Odd."]);
});
