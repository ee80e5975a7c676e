/**
 * `npm run examples`: formats the input of every comparison with the two published versions it names, and writes what they print into
 * the posts. With `--check` it writes nothing, and fails where a post says something else. Names of posts limit the run to them.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import site from "../../../site.config.ts";
import { suggest } from "../base/explain.ts";
import { readFiles } from "../base/read-files.ts";
import { AuthoringError, showProblem, throwIfAny } from "../base/problems.ts";
import { loadOptionHistory } from "../formatter/option-history.ts";
import {
  checkOutputs,
  findComparisons,
  type Post,
  listJobs,
  pairOutcomes,
  type Outcomes,
  writeOutputs,
} from "./comparisons.ts";
import { fetchReleases, getReleaseCache } from "./fetch-releases.ts";
import { runReleases } from "./run-releases.ts";

const root = process.cwd();
const countThings = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
const print = (text: string) => process.stdout.write(`${text}\n`);

async function loadPosts(names: string[]): Promise<Post[]> {
  const { history } = await loadOptionHistory(root);
  const sources = site.blog ? readFiles(root, site.blog.dir, ".md") : [];
  const nameOf = (file: string) => path.basename(file, ".md");
  const known = sources.map((source) => nameOf(source.file));
  const unknown = names.find((name) => !known.includes(nameOf(name)));
  if (unknown) throw new Error(`There is no post "${unknown}". ${suggest(nameOf(unknown), known)}`);
  const chosen = sources.filter(
    ({ file }) => names.length === 0 || names.some((name) => nameOf(name) === nameOf(file)),
  );
  const found = chosen.map((source) => findComparisons(source, Object.keys(history)));
  throwIfAny(found.flatMap(({ problems }) => problems));
  return found.map(({ post }) => post).filter((post) => post.comparisons.length > 0);
}

async function runAll(posts: Post[]): Promise<{ outcomes: Map<Post, Outcomes[]>; versions: number }> {
  const jobs = listJobs(posts.flatMap((post) => post.comparisons));
  const versions = [...new Set(jobs.map((job) => job.version))];
  const dirs = await fetchReleases(versions, {
    cacheDir: getReleaseCache(),
    onFetch: (missing) => print(`Fetching ${missing.length} of ${versions.length} published versions…`),
  });
  const onProgress = (done: number, total: number) => {
    if (done === total || done % 10 === 0) print(`Formatted with ${done} of ${total} versions`);
  };
  const results = pairOutcomes(await runReleases(jobs, { dirs, onProgress }));
  const outcomes = new Map(posts.map((post) => [post, results.splice(0, post.comparisons.length)]));
  return { outcomes, versions: versions.length };
}

async function writeAll(outcomes: Map<Post, Outcomes[]>): Promise<number> {
  let written = 0;
  for (const [post, results] of outcomes) {
    const text = writeOutputs(post, results);
    if (text === post.text) continue;
    await writeFile(path.join(root, post.file), text);
    written += 1;
  }
  return written;
}

try {
  const { values, positionals } = parseArgs({ options: { check: { type: "boolean" } }, allowPositionals: true });
  const posts = await loadPosts(positionals);
  if (posts.length === 0) throw new Error("There is no example to format: nothing is proven.");
  const { outcomes, versions } = await runAll(posts);
  const count = posts.reduce((sum, post) => sum + post.comparisons.length, 0);
  const proven = `${countThings(count, "example")} in ${countThings(posts.length, "post")}, formatted with ${versions} published versions`;
  if (values.check) {
    throwIfAny([...outcomes].flatMap(([post, results]) => checkOutputs(post, results)));
    print(`${proven}: every output is what they print.`);
  } else print(`${proven}: ${countThings(await writeAll(outcomes), "post")} changed.`);
} catch (error) {
  const problems =
    error instanceof AuthoringError ? error.problems.map((problem) => `error  ${showProblem(problem)}`) : [];
  const closing = `${countThings(problems.length, "problem")}: npm run examples writes the outputs anew.`;
  process.stderr.write(`${[...problems, problems.length > 0 ? closing : (error as Error).message].join("\n")}\n`);
  process.exitCode = 1;
}
