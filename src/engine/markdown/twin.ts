/** The page as Markdown for machines: the source with the noted edits applied, without heading ids and the marker of its summary. */
import { TRUNCATE_MARKER } from "../content/blog.ts";
import type { CompileContext } from "./context.ts";

export function renderTwin({ body, edits }: Pick<CompileContext, "body" | "edits">): string {
  let text = body;
  // From the end, so that earlier offsets stay true. An edit inside another (a link in an example) gives way.
  const outer = edits.filter(
    (edit) => !edits.some((other) => other !== edit && other.start <= edit.start && other.end >= edit.end),
  );
  for (const { start, end, text: replacement } of outer.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + replacement + text.slice(end);
  }
  const [summary, ...rest] = text.split(TRUNCATE_MARKER);
  const whole = rest.length > 0 ? `${summary!.trimEnd()}\n\n${rest.join("").trimStart()}` : text;
  return whole.replace(/^(#{2,6} .*?)[ \t]*\{(?:#[^\s{}#]+[ \t]*)+\}[ \t]*$/gm, "$1").trim() + "\n";
}
