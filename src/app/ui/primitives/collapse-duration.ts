/** Milliseconds to open or close `height` pixels: longer for more, but less than in proportion, so that nobody waits. */
export function getCollapseDuration(height: number): number {
  if (height <= 0) return 0;
  return Math.min(350, Math.round(90 + 9 * Math.sqrt(height)));
}
