/** A part of a text, and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An edit inside another one gives way to it. */
export function applyEdits(text: string, edits: Edit[]): string {
  let [result, end] = ["", 0];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < end) continue;
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}
