/** The worker's side: one job after the other, each answered with reports that carry its number. */
import { createFormatter, type LoadedFormatter } from "./create-formatter.ts";
import { describeFailure } from "./describe-failure.ts";
import type { JobMessage, Report } from "./messages.ts";

/** The page's types and a worker's do not fit into one program. */
const scope = globalThis as unknown as {
  postMessage(message: object): void;
  addEventListener(type: "message", listener: (event: MessageEvent<JobMessage>) => void): void;
};

const files = new Map<string, Promise<unknown>>();
const formatters = new Map<string, LoadedFormatter>();
const waiting = new Set<string>();
let currentId = 0;
let loadError: Error | undefined;

function report(message: Report): void {
  scope.postMessage({ ...message, id: currentId });
}

function reportLoading(): void {
  report(waiting.size > 0 ? { type: "loading", files: [...waiting] } : { type: "running" });
}

function loadFile(url: string): Promise<unknown> {
  let file = files.get(url);
  if (!file) files.set(url, (file = fetchFile(url)));
  return file;
}

async function fetchFile(url: string): Promise<unknown> {
  waiting.add(url);
  reportLoading();
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    // Remembered: the formatter skips embedded code that it cannot format, and would hide this.
    loadError = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    waiting.delete(url);
    reportLoading();
  }
}

async function run(job: JobMessage): Promise<Report> {
  try {
    const { url } = job.formatter;
    const formatter = formatters.get(url) ?? createFormatter(job.formatter, (file) => loadFile(url + file));
    formatters.set(url, formatter);
    await formatter.prepare(job.parser);
    report({ type: "running" });
    const started = performance.now();
    const output = await formatter.format(job);
    if (loadError) throw loadError;
    return { type: "done", output, milliseconds: performance.now() - started };
  } catch (error) {
    return {
      type: "failed",
      failure: loadError ? { kind: "load", message: loadError.message } : describeFailure(error),
    };
  }
}

scope.addEventListener("message", async ({ data: job }) => {
  currentId = job.id;
  report(await run(job));
});
