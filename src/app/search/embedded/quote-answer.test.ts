import { expect, test } from "vitest";
import { createFile, createPage } from "../testing.ts";
import { createIndex } from "./create-index.ts";
import { quoteAnswer } from "./quote-answer.ts";

const file = createFile([
  createPage({
    sections: [
      { text: "All of them." },
      {
        id: "tabs",
        title: "Tabs",
        level: 2,
        kind: "option",
        names: ["useTabs", "--use-tabs"],
        facts: { default: "false", since: "1.0.0" },
        text: "Indent with tabs instead of spaces, everywhere.\nSomething else that nobody asked for at all.\nTabs also count when a line with tabs is measured.",
      },
    ],
  }),
  createPage({
    path: "/docs/ci",
    title: "CI",
    sections: [
      { text: "" },
      {
        id: "verify",
        title: "Verify",
        level: 2,
        text: "Run this on the server to check the formatting:\n```bash\nprettier . --check\n```",
      },
    ],
  }),
]);
const indexes = new Map([[file.tag, await createIndex(file)]]);
const answer = (question: string) =>
  quoteAnswer(indexes, { question, tags: [file.tag] }, new Date("2025-01-01")).quotes;

test("the definition and what fits, word for word, with the facts of the option", () => {
  expect(answer("Can I use tabs?")[0]).toEqual({
    url: "/docs/options#tabs",
    pageTitle: "Options",
    title: "Tabs",
    passages: ["Indent with tabs instead of spaces, everywhere.", "Tabs also count when a line with tabs is measured."],
    terms: ["tab"],
    facts: { name: "useTabs", default: "false", since: "1.0.0" },
  });
});

test("the command beside the passage", () => {
  expect(answer("How do I check formatting on a server?")[0]).toMatchObject({
    url: "/docs/ci#verify",
    passages: ["Run this on the server to check the formatting:"],
    code: { language: "bash", text: "prettier . --check" },
  });
});

test.each(["What is the capital of France?", "?", "how"])("nothing fits %s", (question) => {
  expect(answer(question)).toEqual([]);
});
