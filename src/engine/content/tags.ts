/** The tags of the blog's posts. Each has a page below `/tags` of the blog. */
import { slug as createSlug } from "github-slugger";
import type { PostSource } from "./blog.ts";
import type { WrittenTag } from "./front-matter.ts";

interface TagName {
  label: string;
  /** The end of its address. Empty for a label without letters, which is refused. */
  slug: string;
}

export interface Tag extends TagName {
  posts: PostSource[];
}

export function readTag(tag: WrittenTag): TagName {
  if (typeof tag === "string") return { label: tag, slug: createSlug(tag) };
  return { label: tag.label, slug: tag.permalink.replaceAll(/^\/|\/$/g, "") };
}

/** Each tag of a post once. */
export function getTags({ parsed }: Pick<PostSource, "parsed">): TagName[] {
  return [...new Map(parsed.frontMatter.tags.map(readTag).map((tag) => [tag.slug, tag])).values()];
}

/** All tags of the posts by their label. Labels with the same address, such as `Docs` and `docs`, are one tag. */
export function listTags(posts: PostSource[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const post of posts) {
    for (const { label, slug } of getTags(post)) {
      const tag = tags.get(slug);
      if (tag) tag.posts.push(post);
      else tags.set(slug, { label, slug, posts: [post] });
    }
  }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, "en"));
}
