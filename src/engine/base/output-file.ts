/** A file of the built site. Each output is a function that returns a list of such files. */
export interface OutputFile {
  /** Relative to the output folder, without a leading slash. */
  path: string;
  contents: string | Buffer;
  /** Of the contents, if somebody has computed it already. */
  hash?: string;
  /** The inline styles of a document. The content security policy allows them by their hash. */
  styles?: string;
  /** An inline script that other documents do not have. */
  script?: string | undefined;
  /** How many readers have to wait for this file. Files that many wait for are compressed better. */
  use?: "often" | "always" | undefined;
  /** The size in bytes that the compressed file should not exceed. If a better compression can get it below, it is used. */
  limit?: number | undefined;
}

/** Files that need not be made if the output folder still has what was made of the same things before. */
export interface KeyedFiles {
  /** Hash of everything that they are made of, except the engine. */
  key: string;
  make(): Promise<OutputFile[]>;
}

export async function makeFiles(outputs: (OutputFile | KeyedFiles)[]): Promise<OutputFile[]> {
  return (await Promise.all(outputs.map((each) => ("make" in each ? each.make() : [each])))).flat();
}

/** A file whose bytes wait on the disk until the build is checked, because those of all files together would need much memory. */
export interface StagedFile {
  path: string;
  /** In bytes. */
  size: number;
  /** Where its bytes are. Absent if the output folder has them already. */
  draft?: string;
}

/** With what the rules for hosts need of it. */
export type DescribedFile = StagedFile & Pick<OutputFile, "styles" | "script">;

/** A file that exists already, with its compressed versions as further files. A build links to it, because reading it would take long. */
export interface LinkedFile {
  path: string;
  /** Where it is on this machine. */
  source: string;
}

/** These are appended to the name of a file for its compressed versions. */
export const COMPRESSED_ENDINGS = [".br", ".gz"];

export function getBytes({ contents }: OutputFile): Buffer {
  return typeof contents === "string" ? Buffer.from(contents) : contents;
}
