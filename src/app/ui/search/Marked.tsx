import type { MarkedText } from "../../search/search-types.ts";

/** Text with the words that were looked for: every second part. Always text, never HTML. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
