/** A build as our server gives it out: every file with its headers, made once, so that an answer only has to look them up. */
import { stat } from "node:fs/promises";
import path from "node:path";
import { FORMAT_WORKER_FOLDER } from "../../shared/constants.ts";
import { comparablePath, stripHtmlSuffix, withBase } from "../../shared/paths.ts";
import type { Validators } from "./conditions.ts";
import { getContentType } from "./content-types.ts";
import { resolveRequest, type Answer } from "./routing.ts";
import { getHeaders, loadHostRules, RULES_FILE, type HostRules } from "./rules.ts";
import { closeFiles, readStoredFiles, type StoredFile } from "./stored-files.ts";

/** Names and values in turns, as Node.js sends them without looking at them again. */
export type RawHeaders = string[];

/** A file in one encoding. */
export interface Variant extends StoredFile, Validators {
  hasParts: boolean;
  /** The headers that also go with "not modified", and those that describe the bytes. */
  common: RawHeaders;
  described: RawHeaders;
  /** All headers of an answer with the whole file. */
  whole: RawHeaders;
}

export interface Entry {
  /** From the best to the one that everybody takes, which has no name. */
  variants: { encoding?: "br" | "gzip"; variant: Variant }[];
  /** The build before this one had it, and pages of that build may still ask for it. */
  isOld?: boolean;
}

export interface ServedBuild {
  rules: HostRules;
  entries: Map<string, Entry>;
  /** The answers to plain addresses, as most clients send them. */
  addresses: Map<string, Answer>;
  /** Tells a build from the next one. */
  id: string;
}

const ENCODINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/** Files with a hash or a version in their names: nothing else can be at their addresses. */
const ASSETS = ["assets/", FORMAT_WORKER_FOLDER];

export const NO_BUILD = "none";

/**
 * A build removes the rules of the one before it first, and writes its own last. So a folder with rules is whole, and other rules
 * are another build.
 */
export async function identifyBuild(dir: string): Promise<string> {
  const stats = await stat(path.join(dir, RULES_FILE)).catch(() => undefined);
  return stats ? `${stats.ino} ${stats.mtimeMs}` : NO_BUILD;
}

export interface LoadOptions {
  dir: string;
  /** Rules that count instead of those in the folder. */
  overrides?: Partial<HostRules>;
  /** How many bytes of the files are kept in memory, and how many of the other files stay open. */
  memoryBytes?: number | undefined;
  mostOpen?: number | undefined;
  /** The build that is served until now. */
  previous?: ServedBuild | undefined;
}

/** Returns undefined when the folder has changed while it was read: it is not whole, and another attempt is needed later. */
export async function loadBuild({
  dir,
  overrides,
  memoryBytes,
  mostOpen,
  previous,
}: LoadOptions): Promise<ServedBuild | undefined> {
  const id = await identifyBuild(dir);
  const rules = { ...(await loadHostRules(dir)), ...overrides };
  const files = await readStoredFiles(dir, { memoryBytes, mostOpen }).catch((error: NodeJS.ErrnoException) => {
    // A file that was listed is gone.
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!files) return undefined;
  if ((await identifyBuild(dir)) !== id) {
    closeFiles(files.values());
    return undefined;
  }
  const entries = new Map([...files.keys()].map((name) => [name, createEntry(name, files, rules)]));
  if (previous) keepAssets(previous, entries);
  return { id, rules, entries, addresses: listAddresses(entries, rules) };
}

/** Most requests then need neither decoding nor the list of redirects. */
function listAddresses(entries: Map<string, Entry>, rules: HostRules): Map<string, Answer> {
  const routing = { ...rules, hasFile: (file: string) => entries.has(file) };
  const paths = [...entries.keys()].flatMap((name) => {
    const page = stripHtmlSuffix(`/${name}`);
    return [`/${name}`, page, comparablePath(page), `${comparablePath(page)}/`];
  });
  // Others have more than one spelling.
  const plain = paths.filter((each) => /^[\w/.-]+$/.test(each)).map((each) => withBase(rules.base, each));
  const answers = plain.map((address): [string, Answer] => [address, resolveRequest(address, routing)]);
  return new Map(answers.filter(([, answer]) => answer.type === "file"));
}

function createEntry(name: string, files: Map<string, StoredFile>, { headers }: HostRules): Entry {
  const own = Object.entries(getHeaders(`/${name}`, headers)).flat();
  const type = getContentType(name);
  const packed = ENCODINGS.flatMap(({ encoding, ending }) => {
    const file = files.get(name + ending);
    return file ? [{ encoding, file }] : [];
  });
  const vary = packed.length > 0 ? ["Vary", "Accept-Encoding"] : [];
  const create = (file: StoredFile, encoding?: string): Variant => {
    const { size, modified } = file;
    const etag = `"${modified.toString(16)}-${size.toString(16)}"`;
    const seconds = Math.floor(modified / 1000) * 1000;
    const common = [...own, ...vary, "ETag", etag, "Last-Modified", new Date(seconds).toUTCString()];
    const described = ["Content-Type", type, ...(encoding ? ["Content-Encoding", encoding] : [])];
    // As with nginx, parts are sent of files as they are, not of their compressed versions.
    const hasParts = encoding === undefined;
    const ranges = hasParts ? ["Accept-Ranges", "bytes"] : [];
    const whole = [...common, ...described, ...ranges, "Content-Length", String(size)];
    return { ...file, etag, modified: seconds, hasParts, common, described, whole };
  };
  return {
    variants: [
      ...packed.map(({ encoding, file }) => ({ encoding, variant: create(file, encoding) })),
      // `!`: names are those of the files.
      { variant: create(files.get(name)!) },
    ],
  };
}

/** Pages of the build before ask for its scripts until they are loaded again. Those of builds before it are given up. */
function keepAssets(previous: ServedBuild, entries: Map<string, Entry>): void {
  for (const [name, entry] of previous.entries) {
    const isKept = ASSETS.some((folder) => name.startsWith(folder)) && !entry.isOld && !entries.has(name);
    if (isKept) entries.set(name, { ...entry, isOld: true });
    else closeEntry(entry);
  }
}

export function closeBuild({ entries }: ServedBuild): void {
  for (const entry of entries.values()) closeEntry(entry);
}

/** Compressed files also have entries of their own, and are closed with those. */
function closeEntry({ variants }: Entry): void {
  closeFiles(variants.filter(({ encoding }) => !encoding).map(({ variant }) => variant));
}
