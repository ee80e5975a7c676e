/**
 * The motif of the site: lines of code seen from afar. Each row is a string. A letter is a bar, as wide as its place in the
 * alphabet (in units of half a bar's height), in the color of the digit before it. A space is an indent of two units. So
 * `"  3f1c"` is an indented row with a teal and an amber bar.
 */
const UNIT = 5;
const ROW = 10;
const GAP = 6;

export function Bars({ rows, className = "" }: { rows: string[]; className?: string }) {
  const drawn = rows.map(measureRow);
  const width = Math.max(...drawn.map((bars) => bars.reduce((end, bar) => Math.max(end, bar.x + bar.width), 0)));
  const height = rows.length * (ROW + GAP) - GAP;
  return (
    <svg
      className={`bars ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {drawn.map((bars, row) => (
        <g key={row}>
          {bars.map((bar) => (
            <rect
              key={bar.x}
              className={`b${bar.color}`}
              x={bar.x}
              y={row * (ROW + GAP)}
              width={bar.width}
              height={ROW}
              rx={ROW / 2}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface Bar {
  x: number;
  width: number;
  color: string;
}

export function measureRow(row: string): Bar[] {
  const bars: Bar[] = [];
  let x = 0;
  for (const [token] of row.matchAll(/\d[a-z]| /g)) {
    if (token === " ") {
      x += 2 * UNIT;
      continue;
    }
    const width = (token.charCodeAt(1) - 96) * UNIT;
    bars.push({ x, width, color: token.charAt(0) });
    x += width + GAP;
  }
  return bars;
}
