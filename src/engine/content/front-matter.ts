/** Separates the front matter of a Markdown file from its body. Docs, posts and pages have a schema each. */
import { slug as createSlug } from "github-slugger";
import { z } from "zod";
import type { Problem } from "../base/problems.ts";
import type { SourceFile } from "../base/read-files.ts";
import { parseYaml, readPlainFields } from "../base/yaml.ts";

const shared = {
  title: z.string().min(1),
  description: z.string().min(1).max(160, "at most 160 characters"),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  /** What readers call a section, by its anchor, or the whole page, as `page`. Search finds the section by these words. */
  keywords: z.record(z.string(), z.string()).default({}),
};

export const docSchema = z.strictObject({
  ...shared,
  sidebarLabel: z.string().optional(),
  slug: z
    .string()
    .regex(
      /^[\p{L}\p{N}._~-]+$/u,
      'a slug is one part of an address: letters, digits, "-", "_", "." and "~" without spaces or slashes',
    )
    .optional(),
});

/** An author who is described in the post itself instead of in `authors.yml`. */
const inlineAuthorSchema = z.strictObject({
  name: z.string().min(1),
  title: z.string().optional(),
  url: z.url().optional(),
  image_url: z
    .string()
    .regex(/^\/[^/]/, "expected a file of this site, such as /img/ada.png, because pages load nothing from other sites")
    .optional(),
});
export type InlineAuthor = z.output<typeof inlineAuthorSchema>;

const PERMALINK = /^\/?[\w.-]+(\/[\w.-]+)*\/?$/;
const tagSchema = z.strictObject({
  label: z.string().min(1),
  permalink: z.string().regex(PERMALINK, "expected a path below the page of all tags, such as /news"),
});
export interface TagName {
  label: string;
  /** The end of its address. Empty for a label without letters, which is refused. */
  slug: string;
}

/** A tag is written as its label alone, or with an address of its own. */
export function readTag(tag: string | z.output<typeof tagSchema>): TagName {
  if (typeof tag === "string") return { label: tag, slug: createSlug(tag) };
  return { label: tag.label, slug: tag.permalink.replaceAll(/^\/|\/$/g, "") };
}

export const postSchema = z.strictObject({
  ...shared,
  /** Keys of `authors.yml`, or authors who are described here. A single one needs no list. */
  authors: z.preprocess(
    (value) => (typeof value === "string" || (value && !Array.isArray(value)) ? [value] : value),
    z
      .array(
        z.union(
          [z.string(), inlineAuthorSchema],
          "expected a key of authors.yml, or an author with name, title, url and image_url",
        ),
      )
      .min(1),
  ),
  tags: z.array(z.union([z.string().min(1), tagSchema], "expected a label, or {label: …, permalink: /…}")).default([]),
  /** Only release posts have a version. The headline is for the time line of the archive. */
  version: z.string().optional(),
  headline: z.string().max(60, "at most 60 characters").optional(),
});

export const pageSchema = z.strictObject(shared);

export type DocFrontMatter = z.output<typeof docSchema>;
export type PostFrontMatter = z.output<typeof postSchema>;
export type PageFrontMatter = z.output<typeof pageSchema>;

/** `bodyOffset` is the number of lines above the body. */
export interface ParsedFile<F> {
  file: string;
  frontMatter: F;
  body: string;
  bodyOffset: number;
  /** The front matter as written, for finding the line of a field. */
  head: string;
  /** Of a doc that was not read, because nothing in it has changed: see `doc-reader.ts`. Its body is read if somebody asks for it. */
  bodyHash?: string;
}

/** A file with problems has what could be read of it, so that links to it are not taken for broken. */
export interface ParseResult<F> {
  parsed: ParsedFile<F>;
  problems: Problem[];
}

/** What the last state of each file was parsed to. In the dev server, all files but one are as they were. */
const parsedFiles = new Map<string, { text: string; schema: z.ZodType; result: ParseResult<unknown> }>();

export function parsePage<S extends z.ZodType>(source: SourceFile, schema: S): ParseResult<z.output<S>> {
  const { file, text } = source;
  const known = parsedFiles.get(file);
  if (known?.text === text && known.schema === schema) return known.result as ParseResult<z.output<S>>;
  const result = parseText(source, schema);
  parsedFiles.set(file, { text, schema, result });
  return result;
}

function parseText<S extends z.ZodType>({ file, text }: SourceFile, schema: S): ParseResult<z.output<S>> {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match)
    return {
      parsed: { file, frontMatter: createFallback<z.output<S>>(file, ""), body: text, bodyOffset: 0, head: "" },
      problems: [{ file, line: 1, message: 'no front matter: the file starts with "---", fields and "---"' }],
    };
  const [whole, head = ""] = match;
  const plain = schema.safeParse(readPlainFields(head));
  const { value, problems } = plain.success
    ? { value: plain.data, problems: [] }
    : parseYaml({ file, text: head, lineOffset: 1 }, schema);
  const bodyOffset = whole.split("\n").length - 1;
  const frontMatter = value === undefined ? createFallback<z.output<S>>(file, head) : (value as z.output<S>);
  return { parsed: { file, frontMatter, body: text.slice(whole.length), bodyOffset, head }, problems };
}

/** Stands in for front matter that is not valid. Its address and whether it is a draft matter to other files. */
function createFallback<F>(file: string, head: string): F {
  const slug = /^slug:\s*([\p{L}\p{N}._~-]+)\s*$/mu.exec(head)?.[1];
  const [draft, unlisted] = ["draft", "unlisted"].map((name) => new RegExp(`^${name}:\\s*true\\s*$`, "m").test(head));
  const fields = {
    title: file,
    description: file,
    draft,
    unlisted,
    keywords: {},
    authors: [],
    tags: [],
    ...(slug && { slug }),
  };
  return fields as F;
}

/** The line of a field, for problems that are found after parsing. */
export function getFieldLine(parsed: ParsedFile<unknown>, field: string): number {
  const index = parsed.head.split(/\r?\n/).findIndex((line) => line.startsWith(`${field}:`));
  return index < 0 ? 1 : index + 2;
}
