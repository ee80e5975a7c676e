/** The worker's side: it runs one job after the other and answers each with reports that carry the number of the job. */
import { normalizeBreaks } from "../model/line-breaks.ts";
import { moveRange } from "../model/places.ts";
import type { FormatterData } from "../model/playground-data.ts";
import { createFormatter, type LoadedFormatter } from "./create-formatter.ts";
import { describeFailure, tryEmbeds } from "./describe-failure.ts";
import { INPUT, type Job, type Message, type Outcome, type Report, type Task } from "./messages.ts";
import { chooseAction } from "./run-task.ts";

/** A cast through `unknown`, because the types of the DOM and those of workers cannot be in one program. */
const scope = globalThis as unknown as {
  postMessage(message: object): void;
  addEventListener(type: "message", listener: (event: MessageEvent<Message>) => void): void;
};

/** The folder of their modules. */
const PLUGINS = "/assets/plugins/";

const files = new Map<string, Promise<unknown>>();
const formatters = new Map<string, LoadedFormatter>();
const waiting = new Set<string>();
let currentId = 0;
let skippedId = 0;
let loaded = 0;
let loadError: Error | undefined;

function report(message: Report): void {
  scope.postMessage({ ...message, id: currentId });
}

function reportLoading(): void {
  report(waiting.size > 0 ? { type: "loading", files: [...waiting], loaded } : { type: "running" });
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
    // Kept, because the formatter would hide it: it leaves embedded code that it cannot format as it is. What has arrived and cannot be
    // run is the fault of a plugin, and no reason to fetch it again.
    if (error instanceof TypeError || !url.includes(PLUGINS))
      loadError = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    waiting.delete(url);
    loaded++;
    reportLoading();
  }
}

function addFormatter(data: FormatterData): void {
  if (!formatters.has(data.name))
    formatters.set(
      data.name,
      createFormatter(data, (file) => loadFile(file.startsWith("/") ? file : data.url + file)),
    );
}

async function runJob({ content, tasks }: Job): Promise<void> {
  const texts = new Map([[INPUT, content]]);
  for (const task of tasks) {
    if (skippedId === currentId) return;
    report({ type: "running", key: task.key });
    try {
      const outcome = await runTask(task, { content, texts });
      if (loadError) throw loadError;
      if (!outcome) continue;
      texts.set(task.key, outcome.text);
      report({ type: "outcome", key: task.key, outcome });
    } catch (error) {
      const plugins = task.kind === "diff" ? [] : task.settings.plugins;
      const failure = loadError
        ? { kind: "load" as const, message: loadError.message }
        : describeFailure(error, plugins);
      report({ type: "failed", key: task.key, failure });
    }
    await readMessages();
  }
}

/** Undefined where the task needs the result of another task that failed. */
async function runTask(
  task: Task,
  { content, texts }: { content: string; texts: Map<string, string> },
): Promise<Outcome | undefined> {
  if (task.kind === "diff") {
    const [left, right] = task.of.map((key) => texts.get(key));
    if (left === undefined || right === undefined) return undefined;
    const { compareTexts } = await import("./diff.ts");
    const started = performance.now();
    // Outputs have the line breaks that their options ask for, so those of the input are no difference.
    const comparison = task.of.includes(INPUT)
      ? compareTexts(normalizeBreaks(left), normalizeBreaks(right))
      : compareTexts(left, right);
    return { text: "", comparison, milliseconds: performance.now() - started };
  }
  const source = task.kind === "again" ? texts.get(task.of) : content;
  if (source === undefined) return undefined;
  // The page introduces every formatter before the first job that uses it.
  const formatter = formatters.get(task.settings.formatter)!;
  await formatter.prepare(task.settings);
  report({ type: "running", key: task.key });
  const started = performance.now();
  const { kind, settings } = task;
  const options = kind === "again" ? moveRange(settings.options, source.length - content.length) : settings.options;
  const run = () => formatter.use({ ...settings, options }, chooseAction(kind, source, settings.parser));
  const { result, failure } =
    kind === "format" && settings.hasEmbedErrors ? await tryEmbeds(run) : { result: await run(), failure: undefined };
  return { ...result, failure, milliseconds: performance.now() - started };
}

/** Lets messages in: one of them may say that a newer job waits. */
function readMessages(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

scope.addEventListener("message", async ({ data: message }) => {
  if (message.type === "formatter") return addFormatter(message.data);
  if (message.type === "skip") return void (skippedId = message.id);
  currentId = message.id;
  loaded = 0;
  await runJob(message);
  report({ type: "done" });
});
