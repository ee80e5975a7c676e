/** Loads the posts of the blog and their authors. */
import path from "node:path";
import { z } from "zod";
import { applyTrailingSlash } from "../../shared/paths.ts";
import { suggest } from "../base/explain.ts";
import type { BlogConfig, SiteConfig } from "../config/schema.ts";
import { raise, type Problem } from "../base/problems.ts";
import type { BuildMode } from "./docs.ts";
import {
  getFieldLine,
  type InlineAuthor,
  type ParsedFile,
  parsePage,
  type PostFrontMatter,
  postSchema,
  readTag,
} from "./front-matter.ts";
import { readFiles, readSource } from "../base/read-files.ts";
import { parseYaml, requireValid } from "../base/yaml.ts";

const WORDS_PER_MINUTE = 200;

const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    url: z.url().optional(),
    socials: z.record(z.string(), z.string()).default({}),
  }),
);
export type AuthorInfo = z.output<typeof authorsSchema>[string];

export interface PostSource {
  slug: string;
  /** ISO date, without a time. */
  date: string;
  path: string;
  readingMinutes: number;
  parsed: ParsedFile<PostFrontMatter>;
}

export interface Blog {
  config: BlogConfig;
  authors: Record<string, AuthorInfo>;
  /** Newest first. */
  posts: PostSource[];
}

interface LoadContext {
  root: string;
  config: SiteConfig;
  mode: BuildMode;
  /** Where problems are noted. Without it, they are thrown. */
  found?: Problem[] | undefined;
}

export async function loadBlog(blog: BlogConfig, context: LoadContext): Promise<Blog> {
  const authorsFile = path.posix.join(blog.dir, "authors.yml");
  const source = await readSource(context.root, authorsFile).catch(() => ({ file: authorsFile, text: "" }));
  const authors = requireValid(parseYaml(source, authorsSchema), context.found, {});
  const results = readFiles(context.root, blog.dir, ".md").map((file) => loadPost(file, authors));
  raise(
    results.flatMap((result) => result.problems),
    context.found,
  );
  const posts = results
    .flatMap(({ post }) => post ?? [])
    .map((post) => ({
      ...post,
      path: applyTrailingSlash(
        `${blog.path}/${post.date.replaceAll("-", "/")}/${post.slug}`,
        context.config.trailingSlash,
      ),
    }))
    .filter((post) => context.mode === "dev" || !post.parsed.frontMatter.draft)
    .sort((a, b) => b.date.localeCompare(a.date) || b.slug.localeCompare(a.slug));
  return { config: blog, authors, posts };
}

function loadPost(
  source: { file: string; text: string },
  authors: Record<string, AuthorInfo>,
): { post?: Omit<PostSource, "path">; problems: Problem[] } {
  const { file } = source;
  const [, date = "", slug = ""] = /^(\d{4}-\d{2}-\d{2})-(.+)\.md$/.exec(path.posix.basename(file)) ?? [];
  if (Number.isNaN(Date.parse(date)))
    return { problems: [{ file, message: "the name of a post is YYYY-MM-DD-slug.md" }] };
  const { parsed, problems } = parsePage(source, postSchema);
  const unknown: Problem[] = parsed.frontMatter.authors
    .filter((author) => typeof author === "string" && !authors[author])
    .map((key) => ({
      file,
      line: getFieldLine(parsed, "authors"),
      message: `unknown author "${String(key)}". ${suggest(String(key), Object.keys(authors))}`,
    }));
  const nameless: Problem[] = parsed.frontMatter.tags
    .map(readTag)
    .filter(({ slug }) => !slug)
    .map(({ label }) => ({
      file,
      line: getFieldLine(parsed, "tags"),
      message: `the tag "${label}" has no letters for an address: write {label: "${label}", permalink: /…}`,
    }));
  const known = parsed.frontMatter.authors.filter((author) => typeof author !== "string" || authors[author]);
  return {
    post: {
      date,
      slug,
      readingMinutes: getReadingMinutes(parsed.body),
      parsed: { ...parsed, frontMatter: { ...parsed.frontMatter, authors: known } },
    },
    problems: [...problems, ...unknown, ...nameless],
  };
}

export function getAuthor({ authors }: Blog, key: string): AuthorInfo {
  const author = authors[key];
  // `loadBlog` has reported unknown authors already.
  if (!author) throw new Error(`unknown author "${key}"`);
  return author;
}

/** The authors of a post. Those who are described in the post itself have no key, and no page. */
export function listAuthors(blog: Blog, { parsed }: PostSource): ((AuthorInfo & { key: string }) | InlineAuthor)[] {
  return parsed.frontMatter.authors.map((author) =>
    typeof author === "string" ? { ...getAuthor(blog, author), key: author } : author,
  );
}

export function getReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
