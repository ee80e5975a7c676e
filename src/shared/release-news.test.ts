import { expect, test } from "vitest";
import { isNews, pickNews } from "./release-news.ts";

const POST = [
  "Highlights",
  "HTML, Vue and Angular",
  "Markdown: one space after a bullet",
  "AngularJS tests with inject",
  "A heading about CSS",
  "JavaScript",
  "JSX text next to expressions",
  "TypeScript 4.5",
  "CSS, SCSS, Less",
  "Ember / Handlebars",
  "Markdown",
  "CLI",
].map((text) => ({ text, id: text.toLowerCase() }));
const pick = (parser: string) => pickNews(POST, parser).map(({ text }) => text);

test("headings that begin with the language of the code, or with a list that has it", () => {
  expect(pick("markdown")).toEqual(["Markdown: one space after a bullet", "Markdown"]);
  expect(pick("angular")).toEqual(["HTML, Vue and Angular"]);
  expect(pick("scss")).toEqual(["CSS, SCSS, Less"]);
  expect(pick("glimmer")).toEqual(["Ember / Handlebars"]);
});

test("the language itself comes before those that it contains", () => {
  expect(pick("typescript")).toEqual(["TypeScript 4.5", "JavaScript", "JSX text next to expressions"]);
});

test("nothing for languages that the post does not name, and for those of plugins", () => {
  for (const parser of ["yaml", "php", "constructor"]) expect(pick(parser)).toEqual([]);
});

test("other headings are no news of a language", () => {
  const others = POST.filter((heading) => !isNews(heading)).map(({ text }) => text);
  expect(others).toEqual(["Highlights", "AngularJS tests with inject", "A heading about CSS", "CLI"]);
});
