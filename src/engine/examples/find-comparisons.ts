/** All comparisons of a Markdown file, with the places they stand at. */
import type { SourceFile } from "../content/front-matter.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { findNodes } from "../markdown/walk.ts";
import type { Problem } from "../base/problems.ts";
import { DIRECTIVE, readComparison, type Comparison } from "../directives/comparison/comparison.ts";

export interface Post extends SourceFile {
  comparisons: Comparison[];
}

export interface FoundComparisons {
  post: Post;
  problems: Problem[];
}

/** `known` are the names of the options there are today. */
export function findComparisons(source: SourceFile, known: string[]): FoundComparisons {
  const found: FoundComparisons = { post: { ...source, comparisons: [] }, problems: [] };
  // The front matter parses as Markdown of some kind, and places stay those of the file.
  for (const node of findNodes(parseMarkdown(source.text), "containerDirective")) {
    if (node.name !== DIRECTIVE) continue;
    const { comparison, misuses } = readComparison(node, known);
    if (comparison) found.post.comparisons.push(comparison);
    for (const misuse of misuses)
      found.problems.push({ file: source.file, line: misuse.node.position!.start.line, message: misuse.message });
  }
  return found;
}
