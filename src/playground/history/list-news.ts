/** The sections of a release's post in which a change may be mentioned: those about the language of the code. */
import { compareVersions } from "../../shared/compare-versions.ts";
import { pickNews, type NewsHeading } from "../../shared/release-news.ts";
import type { FormatterData, PlaygroundData } from "../model/playground-data.ts";

interface NewsInput {
  /** The versions between which something changed. */
  before: string;
  after: Pick<FormatterData, "version" | "news">;
  parser: string;
}

/** None if a minor version between the two is not here: the change may be in the post about that one. */
export function listNews(
  { minors }: Pick<PlaygroundData, "minors">,
  { before, after, parser }: NewsInput,
): NewsHeading[] {
  const known = Object.keys(minors).sort(compareVersions);
  const find = (version: string) => known.indexOf(version.split(".", 2).join("."));
  const [from, to] = [find(before), find(after.version)];
  return from >= 0 && to - from <= 1 ? pickNews(after.news ?? [], parser) : [];
}
