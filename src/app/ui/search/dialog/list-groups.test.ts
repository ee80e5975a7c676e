import { expect, test } from "vitest";
import { isQuestion } from "./list-groups.tsx";

test.each(["how do I ignore files", "What is the default?", "tabs or spaces?", "can I use tabs"])(
  "%s is a question",
  (text) => {
    expect(isQuestion(text)).toBe(true);
  },
);
test.each(["ignore", "how", "how to", "do", "trailing comma", "?", "--write", "island of code here"])(
  "%s is none",
  (text) => {
    expect(isQuestion(text)).toBe(false);
  },
);
