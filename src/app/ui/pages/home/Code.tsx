import { memo } from "react";
import type { CodeToken } from "../../../../shared/page.ts";

/**
 * Lines of highlighted code. While a reader drags, most of them stay: a line keeps its element as long as it is shown, and only
 * what is new is drawn.
 */
export function Code({ lines }: { lines: CodeToken[][] }) {
  const seen = new Map<CodeToken[], number>();
  return (
    <code>
      {lines.map((line) => {
        const count = seen.get(line) ?? 0;
        seen.set(line, count + 1);
        return <Line key={`${count} ${getText(line)}`} line={line} />;
      })}
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

export function getText(line: CodeToken[]): string {
  return line.map((token) => (typeof token === "string" ? token : token[1])).join("");
}
