import { memo } from "react";
import type { CodeToken } from "../../../../shared/page.ts";

/**
 * Lines of highlighted code. A line that stays where it is keeps its element while the reader drags; any other is drawn anew instead
 * of moved, because what moves by itself counts as a shift of the layout.
 */
export function Code({ lines }: { lines: CodeToken[][] }) {
  return (
    <code>
      {lines.map((line, index) => (
        <Line key={`${index} ${getText(line)}`} line={line} />
      ))}
    </code>
  );
}

/** Each line is a block already: the line break is for those who copy. */
const Line = memo(function Line({ line }: { line: CodeToken[] }) {
  const last = line.at(-1);
  const tokens = typeof last === "string" ? [...line.slice(0, -1), `${last}\n`] : [...line, "\n"];
  return (
    <span className="row">
      {tokens.map((token, index) =>
        typeof token === "string" ? (
          token
        ) : (
          <span key={index} className={token[0]}>
            {token[1]}
          </span>
        ),
      )}
    </span>
  );
});

function getText(line: CodeToken[]): string {
  return line.map((token) => (typeof token === "string" ? token : token[1])).join("");
}
