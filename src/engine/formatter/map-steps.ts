/**
 * What a function gives for each of many inputs in ascending order, if it changes in few steps and never returns to an earlier
 * result: where both ends of a range agree, everything between them does, and is not computed. Print widths are like that, because
 * whatever fits into one width fits into every larger one.
 */
export function mapSteps<Input, Result>(inputs: Input[], compute: (input: Input) => Result): Result[] {
  const results: Result[] = [];
  const fill = (from: number, to: number): void => {
    if (results[from] === results[to]) results.fill(results[from]!, from, to);
    else if (to - from > 1) {
      const middle = (from + to) >> 1;
      results[middle] = compute(inputs[middle]!);
      fill(from, middle);
      fill(middle, to);
    }
  };
  if (inputs.length === 0) return results;
  const end = inputs.length - 1;
  results[0] = compute(inputs[0]!);
  results[end] = compute(inputs[end]!);
  fill(0, end);
  return results;
}
