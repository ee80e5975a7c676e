import { expect, it } from "vitest";
import { showFailure } from "./show-failure.ts";

it("keeps message and picture of the code, without colors and empty ends", () => {
  const message = "Unexpected token (1:3)\n\u001b[31m> 1 |\u001b[39m a b  \n    |   ^\n  2 | ";
  expect(showFailure({ name: "SyntaxError", message })).toBe(
    "SyntaxError: Unexpected token (1:3)\n> 1 | a b\n    |   ^",
  );
});

it("names the kind of an error only where it says something", () => {
  expect(showFailure({ name: "Error", message: "Comment was not printed." })).toBe("Comment was not printed.");
  expect(showFailure({ name: "", message: "● Validation Error" })).toBe("● Validation Error");
  expect(showFailure({ name: "TypeError", message: "TypeError: again" })).toBe("TypeError: again");
});

it("leaves out what differs from machine to machine", () => {
  const message =
    "Cannot find module '/home/me/.cache/x/1.3.1/node_modules/prettier/parser'\nRequire stack:\n- /home/me/index.js";
  expect(showFailure({ name: "Error", message })).toBe("Cannot find module 'prettier/parser'");
});

it("ends after a dozen lines", () => {
  const message = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
  expect(showFailure({ name: "Error", message }).split("\n")).toHaveLength(12);
});
