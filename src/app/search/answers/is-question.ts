const QUESTION_START =
  /^(how|what|why|when|where|which|who|can|could|does|do|did|is|are|should|will|would|may|must)\b\S*\s+\S+\s+\S/i;

/** Whether someone who presses Enter wants an answer rather than a page. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  return /\S\s+\S.*\?$/.test(trimmed) || QUESTION_START.test(trimmed);
}
