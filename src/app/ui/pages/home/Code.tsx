import type { CodeToken } from "../../../../shared/page.ts";

/** Lines of highlighted code. */
export function Code({ lines }: { lines: CodeToken[][] }) {
  return lines.map((line, index) => <Line key={index} line={line} />);
}

/** Each line is a block already: the line break is for those who copy. */
function Line({ line }: { line: CodeToken[] }) {
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
}
