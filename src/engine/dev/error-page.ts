/** The page that a writer gets when the real one cannot be made: Vite's overlay, with file and line. */
import { AuthoringError, explainCauses, showProblem } from "../base/problems.ts";
import { escapeHtml } from "../base/escape-html.ts";

/** What Vite knows of code that it cannot read. */
type CodeError = Error & { id?: string; frame?: string; loc?: object };

export function renderErrorPage(error: unknown, base: string): string {
  const overlay = error instanceof AuthoringError ? describeProblems(error) : describeError(error);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Error</title><link rel="icon" href="data:,"></head>
<body><pre>${escapeHtml(overlay.message)}</pre>
<script type="module" src="${base}src/app/dev.ts"></script>
<script type="module">
import { ErrorOverlay } from "${base}@vite/client";
const overlay = new ErrorOverlay(${JSON.stringify(overlay).replaceAll("<", "\\u003c")});
// Its advice is about a file that this site does not have.
overlay.root.querySelector(".tip")?.remove();
document.body.append(overlay);
</script></body></html>
`;
}

function describeProblems({ problems }: AuthoringError) {
  // An authoring error has at least one problem.
  const { file, line = 1 } = problems[0]!;
  return {
    message: problems.map(showProblem).join("\n"),
    stack: "",
    id: file,
    loc: { file, line, column: 1 },
  };
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), stack: "" };
  const { stack = "", id, frame, loc } = error as CodeError;
  return { message: explainCauses(error), stack, id, frame, loc };
}
