/** The older releases that the playground of this build offers: those that are installed, and those that were fetched. */
import { resolveHref } from "../../../shared/paths.ts";
import type { LinkedFile } from "../../base/output-file.ts";
import type { Site } from "../../content/load-site.ts";
import { listReleases as listPosts } from "../../content/releases.ts";
import { readFormatterVersion } from "../../formatter/load-formatter.ts";
import { COMPRESSED_ENDINGS } from "../../base/output-file.ts";
import {
  describeFetched,
  describeFormatter,
  describeRelease,
  getFormatterDir,
  listFormatters,
  listReleases,
  type DescribeInput,
} from "../formatters.ts";
import { getMinor, readLock } from "./lock.ts";
import { listStored, locateStored, type StoredRelease } from "./store.ts";

/** As `src/playground/model/playground-data.ts` expects it. */
interface MinorFacts {
  /** The month in which it came out: `2018-05`. */
  month: string;
  /** The address of the post about it. */
  post?: string;
}

/** Fetched releases that are not installed as well. Sites without a playground have none. */
export async function listFetched(site: Site): Promise<StoredRelease[]> {
  const packages = listFormatters(site);
  if (packages.length === 0) return [];
  const installed = await Promise.all([...packages, ...site.config.playground.releases].map(readFormatterVersion));
  return (await listStored()).filter(({ version }) => !installed.includes(version));
}

interface OlderRelease {
  name: string;
  version: string;
  describe(input: DescribeInput): Promise<object>;
}

/** Older versions: those that are installed, then those that were fetched. */
export async function listOlder(site: Site): Promise<OlderRelease[]> {
  const installed = listReleases(site).map(async (name) => ({
    ...(await describeRelease(name)),
    describe: (input: DescribeInput) => describeFormatter(name, input),
  }));
  const fetched = (await listFetched(site)).map((release) => ({
    name: release.version,
    version: release.version,
    describe: (input: DescribeInput) => describeFetched(release, input),
  }));
  return [...(await Promise.all(installed)), ...fetched];
}

/** What is known of the minor versions, by names such as `3.5`, and how many releases there are in all. */
export async function describeMinors(site: Site): Promise<{ minors: Record<string, MinorFacts>; published: number }> {
  const { months, releases } = await readLock();
  const posts = new Map(listPosts(site.blog).map(({ version, post }) => [getMinor(version), post.path]));
  const minors = Object.entries(months).map(([minor, month]): [string, MinorFacts] => {
    const post = posts.get(minor);
    return [minor, { month, ...(post && { post: resolveHref(post, site.data) }) }];
  });
  return { minors: Object.fromEntries(minors), published: releases.length };
}

/** The files of a fetched release with their compressed versions. */
export function linkRelease({ version, files }: StoredRelease): LinkedFile[] {
  return Object.entries(files).flatMap(([file, hash]) =>
    ["", ...COMPRESSED_ENDINGS].map((ending) => ({
      path: getFormatterDir(version) + file + ending,
      source: locateStored(hash) + ending,
    })),
  );
}
