import { Bars } from "../../app/ui/primitives/Bars.tsx";

/** Code seen from afar, until there is code. */
const ROWS = {
  input: ["0f0m", "   0j0d", " 0h", "0c0e0k", "     0l", "  0g0f", "0p"],
  output: ["0f0m", " 0j0d", " 0l0h", " 0e0k", " 0g0m", "0f", "0j0h"],
};

export function Skeleton({ kind }: { kind: keyof typeof ROWS }) {
  return <Bars rows={ROWS[kind]} className="skeleton" />;
}
