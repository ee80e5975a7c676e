/** Two ragged lines, then two even ones. On a 16 by 16 grid: `public/favicon.svg` is the same drawing. */
const BARS: [color: number, x: number, y: number, width: number][] = [
  [4, 6, 0.5, 9],
  [1, 2, 4.5, 7],
  [2, 0.5, 8.5, 15],
  [3, 0.5, 12.5, 15],
];

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg className="logo" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      {BARS.map(([color, x, y, width]) => (
        <rect key={y} className={`b${color}`} x={x} y={y} width={width} height="3" rx="1.5" />
      ))}
    </svg>
  );
}
