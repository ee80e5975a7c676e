import { expect, it } from "vitest";
import { AuthoringError } from "../base/problems.ts";
import { renderErrorPage } from "./error-page.ts";

const readOverlay = (html: string) => JSON.parse(/new ErrorOverlay\((.*)\);/.exec(html)![1]!) as object;

it("shows all problems, and points at the first", () => {
  const html = renderErrorPage(
    new AuthoringError([
      { file: "a.md", line: 3, message: "no <b>" },
      { file: "b.md", message: "no" },
    ]),
    "/site/",
  );
  expect(html).toContain("<pre>a.md:3  no &lt;b&gt;\nb.md  no</pre>");
  expect(html).toContain('from "/site/@vite/client"');
  // It waits for the change that mends it.
  expect(html).toContain('src="/site/src/app/dev.ts"');
  expect(readOverlay(html)).toEqual({
    message: "a.md:3  no <b>\nb.md  no",
    stack: "",
    id: "a.md",
    loc: { file: "a.md", line: 3, column: 1 },
  });
});

it("shows the stack of other errors", () => {
  expect(readOverlay(renderErrorPage(new TypeError("a bug"), "/"))).toEqual({
    message: "a bug",
    stack: expect.stringContaining("TypeError: a bug"),
  });
  const failed = new Error("an item failed", { cause: new Error("no docs") });
  expect(readOverlay(renderErrorPage(failed, "/"))).toMatchObject({ message: "an item failed\nCaused by: no docs" });
  expect(readOverlay(renderErrorPage("just words", "/"))).toEqual({ message: "just words", stack: "" });
});

it("says where code cannot be read", () => {
  const place = { id: "/src/a.tsx", loc: { file: "/src/a.tsx", line: 2, column: 1 }, frame: "2 | </a" };
  const error = Object.assign(new SyntaxError("no end"), place);
  expect(readOverlay(renderErrorPage(error, "/"))).toMatchObject({ message: "no end", ...place });
});

it("cannot be left by its message", () => {
  expect(renderErrorPage(new Error("</script><script>alert(1)</script>"), "/")).not.toContain("<script>alert");
});
