/** Draws code for the HTML of the page, just as the editor will show it: with its grammar, its colors and its line numbers. */
import { highlightCode, tagHighlighter } from "@lezer/highlight";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { COLORS } from "./editor/colors.ts";
import { javascript } from "./editor/languages/javascript.ts";
import type { RenderCode } from "./ui/code/CodeView.tsx";
import { FIELD_ATTRIBUTES } from "./ui/code/plain-field.ts";

const highlighter = tagHighlighter(COLORS);

/** `takeField` takes these elements over, and `app/preload.ts` keeps the drawing behind the field up to date. */
export const renderCode: RenderCode = ({ label, hint, text, onChange }) =>
  renderToStaticMarkup(
    <>
      <pre aria-hidden>{text.split("\n").map((_, index) => `${index === 0 ? "" : "\n"}${index + 1}`)}</pre>
      <pre aria-hidden>{[...highlight(text), "\n"]}</pre>
      <textarea
        {...FIELD_ATTRIBUTES}
        aria-label={label}
        {...(hint && { "aria-description": hint })}
        readOnly={!onChange}
        defaultValue={text}
      />
    </>,
  );

function highlight(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  highlightCode(
    code,
    javascript.parser.parse(code),
    highlighter,
    (text, name) =>
      nodes.push(
        name ? (
          <span key={nodes.length} className={name}>
            {text}
          </span>
        ) : (
          text
        ),
      ),
    () => nodes.push("\n"),
  );
  return nodes;
}
