/** Bytes that readers may be asked to load, compressed. Raise one only with a reason in the commit. */
const KB = 1024;

export const BUDGETS = {
  /** A cold visit that nobody touches, everything included. */
  ordinaryDoc: 20 * KB,
  optionsPage: 35 * KB,
  home: 60 * KB,
  longestPost: 40 * KB,
  /** The playground until the first JavaScript is formatted; 139 KB of it are the formatter's own files. */
  playground: 340 * KB,
  /** All script after the reader's first move. */
  script: 63.5 * KB,
  /** What the first result of a search in the docs waits for: code, records and styles. */
  search: 61.8 * KB,
  /** Inline, before compression. */
  bootstrap: 2 * KB,
};
