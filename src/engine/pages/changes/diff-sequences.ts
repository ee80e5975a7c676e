/** What stays, goes and comes between two lists: the longest common subsequence, after equal ends are taken off. */

export interface Step {
  kind: "same" | "removed" | "added";
  value: string;
}

export function diffSequences(before: string[], after: string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const toSteps = (values: string[]): Step[] => values.map((value) => ({ kind: "same", value }));
  return [
    ...toSteps(before.slice(0, start)),
    ...diffMiddles(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...toSteps(before.slice(before.length - end)),
  ];
}

function diffMiddles(before: string[], after: string[]): Step[] {
  const lengths = measureCommon(before, after);
  const width = after.length + 1;
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      steps.push({ kind: "same", value: before[i++]! });
      j++;
    } else if (
      j >= after.length ||
      (i < before.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      steps.push({ kind: "removed", value: before[i++]! });
    } else {
      steps.push({ kind: "added", value: after[j++]! });
    }
  }
  return steps;
}

/** How much the rest of `before` from i has in common with the rest of `after` from j, at i × width + j. */
function measureCommon(before: string[], after: string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const isSame = before[i] === after[j];
      lengths[i * width + j] = isSame
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  return lengths;
}
