/** The tags of the blog's posts. Each has a page below `/tags` of the blog. */
import type { PostSource } from "./blog.ts";
import { readTag, type TagName } from "./front-matter.ts";

export interface Tag extends TagName {
  posts: PostSource[];
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
