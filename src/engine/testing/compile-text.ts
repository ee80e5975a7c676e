/** Compiles a text as a page of a small site, for tests. */
import { compileMarkdown } from "../markdown/compile.ts";
import type { CompileInput } from "../markdown/context.ts";
import type { Directives } from "../markdown/directives.ts";

export const PAGE_URL = "https://example.org/docs/page";

export async function compileText(body: string, more: Partial<CompileInput> = {}, directives: Directives = {}) {
  const input: CompileInput = {
    file: "docs/page.md",
    body,
    bodyOffset: 4,
    base: "/",
    root: ".",
    routes: { "docs/page.md": "/docs/page", "docs/other.md": "/docs/other" },
    pageUrl: PAGE_URL,
    kind: "doc",
    ...more,
  };
  const { problems, ...compiled } = await compileMarkdown(input, directives);
  return { ...compiled, problems: problems.map(({ problem }) => `${problem.line} ${problem.message}`) };
}

/** As a post, which has HTML for feeds. */
export function compilePost(body: string, more: Partial<CompileInput> = {}) {
  return compileText(`Summary.\n\n<!-- truncate -->\n\n${body}`, { kind: "post", ...more });
}
