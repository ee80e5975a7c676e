import { LOGO_BAR, LOGO_BARS, LOGO_SIZE } from "../../../shared/logo.ts";

/** The page gives the bars their colors (`b1` to `b4`), and styles animate them (`.logo` in `parts.css`). */
const CLASS_OF = { amber: "b1", violet: "b2", teal: "b3", coral: "b4" };

/** The logo is hidden from screen readers, because it is always beside the name of the site. */
export function Logo({ size = 26, className = "" }: { size?: number; className?: string }) {
  return (
    <svg
      className={`logo ${className}`}
      viewBox={`0 0 ${LOGO_SIZE} ${LOGO_SIZE}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {LOGO_BARS.map(({ color, x, y, width }) => (
        <rect key={y} className={CLASS_OF[color]} x={x} y={y} width={width} height={LOGO_BAR} rx={LOGO_BAR / 2} />
      ))}
    </svg>
  );
}
