/** What a writer sees instead of a page that cannot be made: Vite's overlay, with file and line. */
import { AuthoringError, showProblem } from "../problems.ts";
import { escapeHtml } from "../escape-html.ts";

export function renderErrorPage(error: unknown, base: string): string {
  const problems = error instanceof AuthoringError ? error.problems : [];
  const message =
    problems.length > 0 ? problems.map(showProblem).join("\n") : error instanceof Error ? error.message : String(error);
  const [first] = problems;
  const overlay = {
    message,
    stack: problems.length === 0 && error instanceof Error ? (error.stack ?? "") : "",
    ...(first && { id: first.file, loc: { file: first.file, line: first.line ?? 1, column: 1 } }),
  };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Error</title></head>
<body><pre>${escapeHtml(message)}</pre>
<script type="module">
import { ErrorOverlay } from "${base}@vite/client";
document.body.append(new ErrorOverlay(${JSON.stringify(overlay).replaceAll("<", "\\u003c")}));
</script></body></html>
`;
}
