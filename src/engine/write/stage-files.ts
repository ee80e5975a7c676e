/** Writes the files of a build beside the output folder as soon as they are made. They replace the old ones when the build is checked. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { COMPRESSED_ENDINGS, getBytes, type OutputFile, type StagedFile } from "../base/output-file.ts";

export interface Stage {
  add(file: OutputFile): StagedFile;
  /** Removes what is left of it. */
  clear(): void;
}

export function createStage(outDir: string): Stage {
  // On the same disk as the output folder, so that the files can be moved.
  const dir = `${outDir}.new`;
  const clear = () => rmSync(dir, { recursive: true, force: true });
  const replaced = new Set<string>();
  let count = 0;
  return {
    add(file) {
      const bytes = getBytes(file);
      const staged = { path: file.path, size: bytes.length };
      // When a file is replaced, the versions of it that are compressed are removed, so they are needed again.
      const isCompressed = COMPRESSED_ENDINGS.some(
        (ending) => file.path.endsWith(ending) && replaced.has(file.path.slice(0, -ending.length)),
      );
      if (!isCompressed && hasBytes(path.join(outDir, file.path), bytes)) return staged;
      replaced.add(file.path);
      if (count === 0) {
        // A build that was stopped may have left files.
        clear();
        mkdirSync(dir, { recursive: true });
      }
      const draft = path.join(dir, String(count++));
      writeFileSync(draft, bytes);
      return { ...staged, draft };
    },
    clear,
  };
}

function hasBytes(target: string, bytes: Buffer): boolean {
  if (!existsSync(target)) return false;
  const info = statSync(target);
  return info.isFile() && info.size === bytes.length && readFileSync(target).equals(bytes);
}
