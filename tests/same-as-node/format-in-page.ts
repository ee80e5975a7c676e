/** What the page makes of texts: its worker with the files that the site serves, in a browser and under the policy of the server. */
import type { Page } from "@playwright/test";
import { getReleaseFile } from "../../src/shared/playground-link.ts";
import type { OptionValues } from "../../src/playground/model/options.ts";
import { listReleases, type FormatterData, type PlaygroundData } from "../../src/playground/model/playground-data.ts";
import { changeOption, createState } from "../../src/playground/model/state.ts";
import { listTasks } from "../../src/playground/model/tasks.ts";
import type { Job, Message, ReportMessage } from "../../src/playground/worker/messages.ts";
import type { Result } from "./format-in-node.ts";

export interface FormatterPage {
  page: Page;
  data: PlaygroundData;
}

/** A page that never answers would hold everything up. Whatever takes so long in Node.js as well is left out by its size. */
const LONGEST_RUN = 120_000;

export async function openFormatterPage(page: Page, base: string): Promise<FormatterPage> {
  // The compiler that runs these files names functions with a helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  const started = page.waitForEvent("worker");
  await page.goto(`${base}/playground/`);
  await page.evaluate(startWorker, (await started).url());
  const data = await page.evaluate(() => document.getElementById("playground-data")!.textContent);
  return { page, data: JSON.parse(data) as PlaygroundData };
}

/** Takes names and versions. Undefined where this build does not have the release. */
export async function introduceRelease(
  { page, data }: FormatterPage,
  name: string,
): Promise<FormatterData | undefined> {
  const release = listReleases(data).find((each) => each.name === name || each.version === name);
  if (!release) return undefined;
  const formatter =
    data.formatters.find((each) => each.name === release.name) ??
    ((await page.evaluate(
      (url) => fetch(url).then((answer) => answer.json()),
      data.home + getReleaseFile(release.version),
    )) as FormatterData);
  await page.evaluate((message) => globalThis.formatting.post(message), {
    type: "formatter",
    data: formatter,
  } satisfies Message);
  return formatter;
}

/** The job that the page would send for this file. */
export function createJob(
  { file, content, parser }: { file: string; content: string; parser: string },
  options: OptionValues,
  { data, formatter }: { data: PlaygroundData; formatter: FormatterData },
): Job {
  const state = { ...createState(formatter.name), content, file, parser };
  return { content, tasks: listTasks(changeOption(state, formatter, options), data) };
}

export function formatInPage({ page }: FormatterPage, job: Job): Promise<Result> {
  return page.evaluate(([each, limit]) => globalThis.formatting.run(each, limit), [job, LONGEST_RUN] as const);
}

declare global {
  var formatting: { post(message: Message): void; run(job: Job, limit: number): Promise<Result> };
}

/** Runs in the page. */
function startWorker(url: string): void {
  let count = 0;
  const worker = new Worker(url, { type: "module" });
  const post = (message: Message) => worker.postMessage(message);
  const run = (job: Job, limit: number) =>
    new Promise<Result>((resolve) => {
      const id = ++count;
      const finish = (result: Result) => {
        worker.removeEventListener("message", handle);
        clearTimeout(timer);
        resolve(result);
      };
      const handle = ({ data }: MessageEvent<ReportMessage>) => {
        if (data.id !== id) return;
        if (data.type === "outcome") finish({ text: data.outcome.text });
        if (data.type === "failed") finish({ error: data.failure.message });
      };
      const timer = setTimeout(() => finish({ error: "The worker does not answer." }), limit);
      worker.addEventListener("message", handle);
      post({ type: "job", id, ...job });
    });
  globalThis.formatting = { post, run };
}
