/** Compresses what arrives in threads of their own, while others compile and this one renders. Nothing of it stays in memory. */
import { hashOf, type Cache } from "../base/cache.ts";
import {
  getBytes,
  type DescribedFile,
  type KeyedFiles,
  type OutputFile,
  type StagedFile,
} from "../base/output-file.ts";
import type { BuildRecord } from "./build-record.ts";
import { compressFiles, listCompressed } from "./compress.ts";
import type { OUTPUTS } from "../outputs/outputs.ts";
import type { Stage } from "./stage-files.ts";

interface PackerInput {
  stage: Stage;
  cache: Cache;
  record: BuildRecord;
}

export function createPacker({ stage, cache, record }: PackerInput) {
  const files: DescribedFile[] = [];
  const packing: Promise<StagedFile[]>[] = [];

  /** Returns whether the output folder has the files already. */
  function keep(key: string): boolean {
    const known = record.keep(key);
    if (!known) return false;
    files.push(...known.files);
    packing.push(Promise.resolve(known.compressed));
    return true;
  }

  function pack(groups: { key: string; made: OutputFile[] }[]): Promise<unknown> {
    // Bytes once, as they are compressed, written and counted.
    const ready = groups.map(({ key, made }) => ({
      key,
      made: made.map((file) => ({ ...file, contents: getBytes(file) })),
    }));
    const staged = ready.map(({ key, made }) => ({ key, files: made.map(stageFile) }));
    files.push(...staged.flatMap((group) => group.files));
    const packed = compressFiles(
      ready.flatMap(({ made }) => made),
      cache,
    ).then((all) => {
      const byPath = new Map(all.map((file) => [file.path, stage.add(file)]));
      for (const group of staged) {
        const compressed = listCompressed(group.files).flatMap((name) => byPath.get(name) ?? []);
        record.note(group.key, { files: group.files, compressed });
      }
      return [...byPath.values()];
    });
    packing.push(packed);
    return packed;
  }

  function stageFile(file: OutputFile): DescribedFile {
    const { styles, script } = file;
    return { ...stage.add(file), ...(styles !== undefined && { styles }), ...(script && { script }) };
  }

  async function makeMissing(outputs: (OutputFile | KeyedFiles)[]): Promise<{ key: string; made: OutputFile[] }[]> {
    const missing = outputs.map((each) => ("make" in each ? each : keyByBytes(each))).filter(({ key }) => !keep(key));
    return Promise.all(missing.map(async ({ key, make }) => ({ key, made: await make() })));
  }

  /** Of an output in batches, one is made while the one before is being compressed. */
  async function addAll(output: ReturnType<(typeof OUTPUTS)[number]>): Promise<void> {
    if (output instanceof Promise) return void pack(await makeMissing(await output));
    let before: Promise<unknown> | undefined;
    for await (const batch of output) {
      const packed = pack(await makeMissing(batch));
      await before;
      before = packed;
    }
  }

  return { files, packing, addAll };
}

function keyByBytes(file: OutputFile): KeyedFiles {
  const { path: name, styles, script, use, limit } = file;
  const contents = getBytes(file);
  const hash = hashOf(contents);
  return {
    key: hashOf([name, hash, styles, script, use, limit]),
    make: async () => [{ ...file, contents, hash }],
  };
}
