import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Exchange } from "../../../search/search-types.ts";
import { AnswerView } from "./AnswerView.tsx";

const render = (exchange: Partial<Exchange>) =>
  renderToStaticMarkup(
    <AnswerView
      exchange={{ question: "How?", status: "done", quotes: [], text: "", sources: [], ...exchange }}
      onRetry={() => {}}
      onFollow={() => {}}
    />,
  );

it("says that it thinks, then that it answers, then nothing of the kind", () => {
  expect(render({ status: "thinking" })).toContain("Thinking...");
  const answering = render({ status: "answering", text: "So" });
  expect(answering).toContain("Answering...");
  expect(answering).not.toContain("Thinking...");
  expect(render({ text: "So it is." })).not.toMatch(/Thinking|Answering/);
});

it("a failure can be tried again", () => {
  expect(render({ status: "failed" })).toMatch(/<button[^>]*>Retry</);
});
