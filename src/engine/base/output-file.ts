/** A file of the built site. Everything that is written out is a function from the site to a list of these. */
export interface OutputFile {
  /** Seen from the output folder, without a leading slash. */
  path: string;
  contents: string | Buffer;
  /** By how many readers it is waited for, where that decides how well it is compressed. */
  use?: "often" | "always" | undefined;
  /** Bytes that readers should have to load at most: above, but in reach of it, the file is compressed as well as can be. */
  limit?: number | undefined;
}

export function getBytes({ contents }: OutputFile): Buffer {
  return typeof contents === "string" ? Buffer.from(contents) : contents;
}
