/** Turns what the formatter throws into plain data for the page. */
import type { Failure, Place, PluginModule } from "./messages.ts";

interface FormatterError extends Error {
  loc?: unknown;
  codeFrame?: string;
}

/** Thrown where plugins are on that this version cannot use. */
export class PluginsRefused extends Error {
  override name = "PluginsRefused";
  readonly plugins: PluginModule[];
  constructor(plugins: PluginModule[]) {
    super();
    this.plugins = plugins;
  }
}

/** Thrown where a plugin is not what it should be. */
export class PluginBroken extends Error {
  override name = "PluginBroken";
  readonly plugin: string;
  constructor(plugin: string, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
    this.plugin = plugin;
  }
}

/** The formatter puts its code frame into the message as well, so it is removed there. */
export function describeFailure(error: unknown, plugins: PluginModule[] = []): Failure {
  const on = plugins.length > 0 ? plugins.map((plugin) => plugin.name) : undefined;
  if (!(error instanceof Error)) return { kind: "other", message: String(error), plugins: on };
  if (error instanceof PluginBroken) return { kind: "plugin", message: error.message, plugins: [error.plugin] };
  if (error instanceof PluginsRefused) return describeRefusal(error);
  const { name, message, loc, codeFrame } = error as FormatterError;
  const isSyntax = name === "SyntaxError" || loc !== undefined;
  if (!isSyntax) {
    // Its own code is where the error was made.
    const cause = plugins.find(({ url }) => error.stack?.includes(url));
    return cause
      ? { kind: "plugin", message: describeChain(error), plugins: [cause.name] }
      : { kind: "other", message: describeChain(error), plugins: on };
  }
  return {
    kind: "syntax",
    message: codeFrame ? message.replace(codeFrame, "").trim() : message,
    codeFrame,
    place: readPlace(loc),
  };
}

/** The newest version that one of them needs is the one to choose. */
function describeRefusal({ plugins }: PluginsRefused): Failure {
  return {
    kind: "plugins",
    message: plugins.map(({ name, since = "3.0" }) => `${name}: ${since}`).join("\n"),
    plugins: plugins.map(({ name }) => name),
  };
}

/** Parsers give `{line, column}`, or that as `start` and often an `end`. */
function readPlace(loc: unknown): Place | undefined {
  const { start, end, ...rest } = (loc ?? {}) as { start?: unknown; end?: unknown };
  const from = readPosition(start ?? rest);
  return from && { ...from, end: readPosition(end) };
}

function readPosition(value: unknown): { line: number; column: number } | undefined {
  const { line, column } = (value ?? {}) as { line?: unknown; column?: unknown };
  return Number.isInteger(line) && Number.isInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

function describeChain(error: Error): string {
  const own = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\n${describeChain(error.cause)}` : own;
}

/** While this is set, the formatter throws where embedded code cannot be read. Otherwise it leaves that code as it is. */
const scope = globalThis as { PRETTIER_DEBUG?: boolean };

/** An error that only a strict run gives is one of embedded code: shown beside the output, without its place, which is counted inside. */
export async function tryEmbeds<T>(run: () => Promise<T>): Promise<{ result: T; failure?: Failure }> {
  scope.PRETTIER_DEBUG = true;
  try {
    return { result: await run() };
  } catch (error) {
    scope.PRETTIER_DEBUG = false;
    const result = await run();
    return { result, failure: { ...describeFailure(error), kind: "embed", place: undefined } };
  } finally {
    scope.PRETTIER_DEBUG = false;
  }
}
